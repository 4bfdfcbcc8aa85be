// SPDX-License-Identifier: BSL-1.0
// A control code that is no white space, after one that is, in UTF-8.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_controls_but_white_space>);
void f();
void f() {
  take("a\n\u0080");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_controls_but_white_space>{((const char8_t*)"this text violates a policy") | "at byte"), 3 | 'U', '+', '0', '0', '8', '0'
// g++ 16+: constexpr message: U+0080 at byte 3 violates a policy: no controls but white space
// clang: at byte 3, this text violates a policy: no controls but white space | the_policy_is<u8lit::policy::no_controls_but_white_space>
// first: clang
// lines: g++ 16+: 6 | clang: 6
