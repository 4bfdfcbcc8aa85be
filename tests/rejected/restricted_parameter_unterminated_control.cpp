// SPDX-License-Identifier: BSL-1.0
// Trojan Source (CVE-2021-42574): an isolate does not end where its paragraph ends (UAX #9 BD9).
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_unterminated_bidirectional_controls>);
void f();
void f() {
  take("\u202Duser\u202C\u2067nimda\n\u2069");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_unterminated_bidirectional_controls>{((const char8_t*)"this text violates a policy") | "at byte"), 11 | 'U', '+', '2', '0', '6', '7'
// g++ 16+: constexpr message: U+2067 at byte 11 violates a policy: no unterminated bidirectional controls
// clang: at byte 9 or later, this text violates a policy: no unterminated bidirectional controls | the_policy_is<u8lit::policy::no_unterminated_bidirectional_controls>
// first: clang
// lines: g++ 16+: 6 | clang: 6
