// SPDX-License-Identifier: BSL-1.0
// Three octets do not fit where eight are allowed and six are taken.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::at_most_bytes<8>>);
void f();
void f() {
  take("\u65E5\u672C\u8A9E");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::at_most_bytes<8> | ((const char8_t*)"this text violates a policy") | "at byte"), 7 | 'U', '+', '8', 'A', '9', 'E'
// g++ 16+: constexpr message: U+8A9E at byte 7 violates a policy: at most 8 bytes
// clang: at byte 7, this text violates a policy, which is named below | the_policy_is<u8lit::policy::at_most_bytes<8>>
// first: clang
// lines: g++ 16+: 6 | clang: 6
