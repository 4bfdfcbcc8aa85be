// SPDX-License-Identifier: BSL-1.0
// Characters end at U+10FFFF (RFC 3629 section 3).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+110000"_characters;  // refused

// g++: u8lit::detail::notation::the_last_character_is_U_10FFFF< | at_character_number<1>
// clang: u8lit::detail::notation::the_last_character_is_U_10FFFF< | at_character_number<1>
