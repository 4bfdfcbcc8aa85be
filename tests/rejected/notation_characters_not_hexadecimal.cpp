// SPDX-License-Identifier: BSL-1.0
// G is no hexadecimal digit.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+00G1"_characters;  // refused

// g++: byte 5 is not a hexadecimal digit
// clang: byte 5 is not a hexadecimal digit
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::no_hexadecimal_digit, 5>
// first: g++ | clang
