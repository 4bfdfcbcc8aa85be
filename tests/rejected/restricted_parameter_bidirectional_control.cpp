// SPDX-License-Identifier: BSL-1.0
// Trojan Source (CVE-2021-42574): an override makes text look like another.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_bidirectional_controls>);
void f();
void f() {
  take("user\u202E nimda");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_bidirectional_controls>{((const char8_t*)"this text violates a policy") | "at byte"), 5 | 'U', '+', '2', '0', '2', 'E'
// g++ 16+: constexpr message: U+202E at byte 5 violates a policy: no bidirectional controls
// clang: at byte 5, this text violates a policy: no bidirectional controls | the_policy_is<u8lit::policy::no_bidirectional_controls>
// first: clang
// lines: g++ 16+: 6 | clang: 6
