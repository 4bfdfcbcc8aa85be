// SPDX-License-Identifier: BSL-1.0
// HHHH is a string of from 4 to 6 hexadecimal digits (RFC 3629 section 2).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+0041 U+0000041"_characters;  // refused

// g++: the character at byte 8 has more than 6 digits (RFC 3629, section 2)
// clang: the character at byte 8 has more | than 6 digits (RFC 3629, section 2)
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::more_than_6_digits, 8>
// first: g++ | clang
