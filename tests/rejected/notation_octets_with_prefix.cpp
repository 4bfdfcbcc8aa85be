// SPDX-License-Identifier: BSL-1.0
// Octets are written as in the RFC, without a prefix.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "0x41"_octets;  // refused

// g++: byte 2 is not a hexadecimal digit
// clang: byte 2 is not a hexadecimal digit
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::no_hexadecimal_digit, 2>
// first: g++ | clang
