// SPDX-License-Identifier: BSL-1.0
// G is no hexadecimal digit.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+00G1"_characters;  // refused

// g++: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<5>
// clang: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<5>
