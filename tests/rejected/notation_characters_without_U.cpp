// SPDX-License-Identifier: BSL-1.0
// Characters are designated by the U+HHHH notation (RFC 3629 section 2).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+0041 2262"_characters;  // refused

// g++: the character at byte 8 does not begin with U+ (RFC 3629, section 2)
// clang: the character at byte 8 does not | begin with U+ (RFC 3629, section 2)
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::no_U_plus, 8>
// first: g++ | clang
