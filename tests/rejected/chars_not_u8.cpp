// SPDX-License-Identifier: BSL-1.0
// `_chars` is for u8 literals: others are arrays of char already, or of other types.
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto& text = "abc"_chars;  // refused

// g++: this_literal_is_not_a_u8_literal_so_write_u8
// g++ 15+: u8lit: this literal is in the ordinary literal encoding: write u8"..."_chars
// clang: operator""_chars' | this_literal_is_not_a_u8_literal_so_write_u8
// clang 19+: u8lit: this literal is in the ordinary literal encoding: write u8"..."_chars
// first: g++ | clang 19+
// mended: const auto& text = u8"abc"_chars;
