// SPDX-License-Identifier: BSL-1.0
// Three octets do not fit where eight are allowed and six are taken.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"\u65E5\u672C\u8A9E", u8lit::policy::at_most_bytes<8>> text;  // refused

// g++: U+8A9E at byte 7 violates a policy: at most 8 bytes
// clang: U+8A9E at byte 7 violates a policy: | at most 8 bytes
// clang 14-15: u8lit::detail::violates<u8lit::policy::at_most_bytes<8>, | at_byte<7> | byte::x8A | byte::x9E
// first: g++ | clang
