// SPDX-License-Identifier: BSL-1.0
// HHHH is a string of from 4 to 6 hexadecimal digits (RFC 3629 section 2).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+041"_characters;  // refused

// g++: u8lit::detail::notation::a_character_has_at_least_4_digits< | at_character_number<1>
// clang: u8lit::detail::notation::a_character_has_at_least_4_digits< | at_character_number<1>
