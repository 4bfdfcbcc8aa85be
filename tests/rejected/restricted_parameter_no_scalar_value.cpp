// SPDX-License-Identifier: BSL-1.0
// Empty text has none.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::one_scalar_value>);
void f();
void f() {
  take("");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::one_scalar_value>{((const char8_t*)"this text violates a policy") | "at byte"), 1 | 't', 'h', 'e', ' ', 'e', 'n', 'd'
// g++ 16+: constexpr message: the end at byte 1 violates a policy: one scalar value
// clang: at byte 1, this text violates a policy: one scalar value | the_policy_is<u8lit::policy::one_scalar_value>
// first: clang
// lines: g++ 16+: 6 | clang: 6
