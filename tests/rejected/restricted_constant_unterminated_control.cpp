// SPDX-License-Identifier: BSL-1.0
// Trojan Source (CVE-2021-42574): an isolate does not end where its paragraph ends (UAX #9 BD9).
#include <u8lit.hpp>

using terminated = u8lit::policy::no_unterminated_bidirectional_controls;
extern u8lit::restricted_constant<"\u202Duser\u202C\u2067nimda\n\u2069", terminated> text;  // refused

// g++: U+2067 at byte 11 violates a policy: no unterminated bidirectional controls
// clang: U+2067 at byte 11 violates a | policy: no unterminated | bidirectional controls
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_unterminated_bidirectional_controls, | at_byte<11> | byte::x20 | byte::x67
// first: g++ | clang
