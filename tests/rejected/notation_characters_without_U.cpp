// SPDX-License-Identifier: BSL-1.0
// Characters are designated by the U+HHHH notation (RFC 3629 section 2).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+0041 2262"_characters;  // refused

// g++: u8lit::detail::notation::a_character_begins_with_U_plus< | at_character_number<8>
// clang: u8lit::detail::notation::a_character_begins_with_U_plus< | at_character_number<8>
