// SPDX-License-Identifier: BSL-1.0
// A constraint on a user's template. g++ gives an account of every candidate; restricted_function.cpp is the short way.
#include <u8lit.hpp>

template <u8lit::fixed_text Name>
  requires u8lit::satisfies<Name, u8lit::policy::no_bidirectional_controls>
void take() {}
void f();
void f() {
  take<"user\u202E nimda">();  // refused
}

// g++: U+202E at byte 5 violates a policy: no bidirectional controls
// clang: U+202E at byte 5 violates a policy: | no bidirectional controls
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_byte<5> | byte::x20 | byte::x2E
// lines: g++: 16 | g++ 14-15: 19 | g++ 16+: 28
