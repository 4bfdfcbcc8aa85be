// SPDX-License-Identifier: BSL-1.0
// A noncharacter in UTF-8.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_noncharacters>);
void f();
void f() {
  take("a\uFFFE");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_noncharacters>{((const char8_t*)"this text violates a policy") | "at byte"), 2 | 'U', '+', 'F', 'F', 'F', 'E'
// g++ 16+: constexpr message: U+FFFE at byte 2 violates a policy: no noncharacters
// clang: at byte 2, this text violates a policy: no noncharacters | the_policy_is<u8lit::policy::no_noncharacters>
// first: clang
// lines: g++ 16+: 6 | clang: 6
