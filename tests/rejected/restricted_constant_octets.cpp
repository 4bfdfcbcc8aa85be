// SPDX-License-Identifier: BSL-1.0
// Three octets do not fit where eight are allowed and six are taken.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"\u65E5\u672C\u8A9E", u8lit::policy::at_most_bytes<8>> text;  // refused

// g++: u8lit::detail::violates<u8lit::policy::at_most_bytes<8>, | at_octet<7> | octet::x8A | octet::x9E
// clang: u8lit::detail::violates<u8lit::policy::at_most_bytes<8>, | at_octet<7> | octet::x8A | octet::x9E
// lines: g++: 13
