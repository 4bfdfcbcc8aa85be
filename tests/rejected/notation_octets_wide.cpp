// SPDX-License-Identifier: BSL-1.0
// A wide character with the lowest octet of a digit.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto octets = u"41 4\u0131"_octets;  // refused

// g++: code unit 5 is not a hexadecimal digit
// clang: code unit 5 is not a hexadecimal | digit
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::no_hexadecimal_digit, 5>
// first: g++ | clang
