// SPDX-License-Identifier: BSL-1.0
// Surrogates do not directly represent characters (RFC 3629 section 3).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+0041 U+D800"_characters;  // refused

// g++: u8lit::detail::notation::surrogates_are_no_characters< | at_character_number<8>
// clang: u8lit::detail::notation::surrogates_are_no_characters< | at_character_number<8>
