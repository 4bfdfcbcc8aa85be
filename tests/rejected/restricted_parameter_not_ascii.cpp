// SPDX-License-Identifier: BSL-1.0
// A letter beyond ASCII.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::ascii_only>);
void f();
void f() {
  take("caf\u00E9");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::ascii_only>{((const char8_t*)"this text violates a policy") | "at byte"), 4 | 'U', '+', '0', '0', 'E', '9'
// g++ 16+: constexpr message: U+00E9 at byte 4 violates a policy: ASCII only
// clang: at byte 4, this text violates a policy: ASCII only | the_policy_is<u8lit::policy::ascii_only>
// first: clang
// lines: g++ 16+: 6 | clang: 6
