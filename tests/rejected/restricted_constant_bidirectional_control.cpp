// SPDX-License-Identifier: BSL-1.0
// Trojan Source (CVE-2021-42574): an override makes text look like another.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"user\u202E nimda", u8lit::policy::no_bidirectional_controls> text;  // refused

// g++: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_octet<5> | octet::x20 | octet::x2E
// clang: u8lit::detail::violates<u8lit::policy::no_bidirectional_controls, | at_octet<5> | octet::x20 | octet::x2E
// lines: g++: 13
