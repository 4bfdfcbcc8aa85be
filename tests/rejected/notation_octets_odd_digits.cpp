// SPDX-License-Identifier: BSL-1.0
// An octet is written in two digits.
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "41 E2 8"_octets;  // refused

// g++: the octet at byte 7 has one hexadecimal digit instead of two
// clang: the octet at byte 7 has one | hexadecimal digit instead of two
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::half_an_octet, 7>
// first: g++ | clang
