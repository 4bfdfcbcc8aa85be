// SPDX-License-Identifier: BSL-1.0
// A name that no character has.
#include <u8lit/character_names.hpp>

constexpr char32_t alpha = u8lit::unicode::named<"GREEK SMALL LETTER ALFA">;  // refused

// g++: "no character of Unicode 17.0 is called \"GREEK SMALL LETTER ALFA\""
// clang: no character of Unicode 17.0 is 
// clang 14-15: no_character_has_this_name
// first: g++ | clang
