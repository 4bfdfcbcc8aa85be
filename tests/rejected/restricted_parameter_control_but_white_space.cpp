// SPDX-License-Identifier: BSL-1.0
// U+0085 is white space, U+0080 is not.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char32_t, u8lit::policy::no_controls_but_white_space>);
void f();
void f() {
  take(U"a\u0085\t\u0080");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_controls_but_white_space>{((const char8_t*)"this text violates a policy") | "at code unit"), 4 | 'U', '+', '0', '0', '8', '0'
// g++ 16+: constexpr message: U+0080 at code unit 4 violates a policy: no controls but white space
// clang: violates_policy_at_position | (&"no controls but white space"[0], 4, {{{&"80"[0]
// lines: g++ 16+: 6
