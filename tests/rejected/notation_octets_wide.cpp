// SPDX-License-Identifier: BSL-1.0
// A wide character with the lowest octet of a digit.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto octets = u"41 4\u0131"_octets;  // refused

// g++: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<5>
// clang: u8lit::detail::notation::not_a_hexadecimal_digit< | at_character_number<5>
