// SPDX-License-Identifier: BSL-1.0
// An initial U+FEFF may be taken for a signature (RFC 3629 section 6).
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_leading_mark>);
void f();
void f() {
  take("\uFEFFtitle");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_leading_mark>{((const char8_t*)"this text violates a policy") | "at byte"), 1 | 'U', '+', 'F', 'E', 'F', 'F'
// g++ 16+: constexpr message: U+FEFF at byte 1 violates a policy: no leading mark
// clang: at byte 1, this text violates a policy: no leading mark | the_policy_is<u8lit::policy::no_leading_mark>
// first: clang
// lines: g++ 16+: 6 | clang: 6
