// SPDX-License-Identifier: BSL-1.0
// A codec need not have every scalar value.
#include <u8lit/codec.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit;

inline constexpr grammar ascii_grammar{syntax<1, 1>{{{octet_range{0x00, 0x7F}}}}, {{0x00, 0x7F}}};
struct ascii : codec<ascii, ascii_grammar> {};
const auto price = ascii::from_utf8("20 €"_text);  // refused

// g++: this encoding cannot represent U+20AC, at byte 4
// clang: this encoding cannot represent | U+20AC, at byte 4
// clang 14-15: u8lit::invalid<ascii>::unrepresentable< | at_byte<4> | byte::x20, | byte::xAC>
// first: g++ | clang
