// SPDX-License-Identifier: BSL-1.0
// Trojan Source (CVE-2021-42574): an override makes text look like another.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"user\u202E nimda", u8lit::policy::no_bidirectional_controls> text;  // refused

// g++: U+202E at byte 5 violates a policy: no bidirectional controls
// clang: U+202E at byte 5 violates a policy: | no bidirectional controls
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_byte<5> | byte::x20 | byte::x2E
// first: g++ | clang
