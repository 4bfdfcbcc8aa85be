// SPDX-License-Identifier: BSL-1.0
// An escape that a terminal would obey.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_controls>);
void f();
void f() {
  take("a\x1B[2J");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_controls>{((const char8_t*)"this text violates a policy") | "at byte"), 2 | 'U', '+', '0', '0', '1', 'B'
// g++ 16+: constexpr message: U+001B at byte 2 violates a policy: no controls
// clang: at byte 2, this text violates a policy: no controls | the_policy_is<u8lit::policy::no_controls>
// first: clang
// lines: g++ 16+: 6 | clang: 6
