// SPDX-License-Identifier: BSL-1.0
// Surrogates do not directly represent characters (RFC 3629 section 3).
#include <u8lit/octets.hpp>
using namespace u8lit::literals;

const auto read = "U+0041 U+D800"_characters;  // refused

// g++: the character at byte 8 is a surrogate (RFC 3629, section 3)
// clang: the character at byte 8 is a | surrogate (RFC 3629, section 3)
// clang 14-15: u8lit::detail::notation::flaw_at< | flaw::surrogate, 8>
// first: g++ | clang
