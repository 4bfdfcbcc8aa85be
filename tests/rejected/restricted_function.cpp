// SPDX-License-Identifier: BSL-1.0
// A user's function of a literal. As in the library, the second overload refuses.
#include <u8lit/policy.hpp>

template <u8lit::fixed_text Name>
  requires u8lit::satisfies<Name, u8lit::policy::no_bidirectional_controls>
void take() {}
template <u8lit::unvalidated_literal Name>
u8lit::detail::policy_diagnostic_of<Name, u8lit::policy::no_bidirectional_controls> take();
void f();
void f() {
  take<"user\u202E nimda">();  // refused
}

// g++: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_byte<5> | byte::x20 | byte::x2E
// clang: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_byte<5> | byte::x20 | byte::x2E
