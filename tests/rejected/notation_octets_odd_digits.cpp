// SPDX-License-Identifier: BSL-1.0
// An octet is written in two digits.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "41 E2 8"_octets;  // refused

// g++: u8lit::detail::notation::an_octet_has_two_digits< | at_character_number<7>
// clang: u8lit::detail::notation::an_octet_has_two_digits< | at_character_number<7>
