// SPDX-License-Identifier: BSL-1.0
// e and a combining acute accent are two.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::one_scalar_value>);
void f();
void f() {
  take("e\u0301");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::one_scalar_value>{((const char8_t*)"this text violates a policy") | "at byte"), 2 | 'U', '+', '0', '3', '0', '1'
// g++ 16+: constexpr message: U+0301 at byte 2 violates a policy: one scalar value
// clang: at byte 2, this text violates a policy: one scalar value | the_policy_is<u8lit::policy::one_scalar_value>
// first: clang
// lines: g++ 16+: 6 | clang: 6
