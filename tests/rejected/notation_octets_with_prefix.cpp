// SPDX-License-Identifier: BSL-1.0
// Octets are written as in the RFC, without a prefix.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "0x41"_octets;  // refused

// g++: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<2>
// clang: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<2>
