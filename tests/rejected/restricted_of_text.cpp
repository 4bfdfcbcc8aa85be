// SPDX-License-Identifier: BSL-1.0
// Text as a type that violates the policy of a parameter.
#include <u8lit/literals.hpp>
#include <u8lit/policy.hpp>
using namespace u8lit::literals;

void open(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f();
void f() {
  open("/srv/a\0b"_text);  // refused
}

// g++: "U+0000 at byte 7 violates a policy: no interior NUL"
// clang: U+0000 at byte 7 violates a policy: "}, message<size>{"no interior NUL"}
// clang 14-15: violates<u8lit::policy::no_interior_nul, u8lit::detail::diagnostic::at_byte<7>
// clang 19+: u8lit: this text violates a policy | U+0000 at byte 7 violates a policy: "}, message<size>{"no interior NUL"}
// first: g++ | clang 19+
// mended: open("/srv/a"_text);
