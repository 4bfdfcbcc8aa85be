// SPDX-License-Identifier: BSL-1.0
// A letter beyond ASCII.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"caf\u00E9", u8lit::policy::ascii_only> text;  // refused

// g++: u8lit::detail::violates<u8lit::policy::ascii_only, | at_octet<4> | octet::x00 | octet::xE9
// clang: u8lit::detail::violates<u8lit::policy::ascii_only, | at_octet<4> | octet::x00 | octet::xE9
// lines: g++: 13
