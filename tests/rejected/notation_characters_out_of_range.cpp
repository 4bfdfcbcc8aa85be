// SPDX-License-Identifier: BSL-1.0
// Characters end at U+10FFFF (RFC 3629 section 3).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+110000"_characters;  // refused

// g++: the character at byte 1 is above U+10FFFF (RFC 3629, section 3)
// clang: the character at byte 1 is above | U+10FFFF (RFC 3629, section 3)
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::out_of_range, 1>
// first: g++ | clang
