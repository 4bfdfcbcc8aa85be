// SPDX-License-Identifier: BSL-1.0
// U+1FFFF is a noncharacter (Unicode 23.7); in UTF-16 it stands at the second code unit.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char16_t, u8lit::policy::no_noncharacters>);
void f();
void f() {
  take(u"a\U0001FFFF");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_noncharacters>{((const char8_t*)"this text violates a policy") | "at code unit"), 2 | 'U', '+', '1', 'F', 'F', 'F', 'F'
// g++ 16+: constexpr message: U+1FFFF at code unit 2 violates a policy: no noncharacters
// clang: violates_policy_at_position | (&"no noncharacters"[0], 2, {{{&"01"[0], &"FF"[0], &"FF"[0]
// lines: g++ 16+: 6
