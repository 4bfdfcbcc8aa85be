// SPDX-License-Identifier: BSL-1.0
// Of several policies, the one that is violated is named.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul, u8lit::policy::no_controls>);
void f();
void f() {
  take("a\x7F");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_controls>{((const char8_t*)"this text violates a policy") | "at byte"), 2 | 'U', '+', '0', '0', '7', 'F'
// g++ 16+: constexpr message: U+007F at byte 2 violates a policy: no controls
// clang: violates_policy_at_position | (&"no controls"[0], 2, {{{&"7F"[0]
// lines: g++ 16+: 6
