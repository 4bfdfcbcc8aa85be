// SPDX-License-Identifier: BSL-1.0
// A pointer is checked with its length.
#include <u8lit/text.hpp>

extern const char* name;
const auto& view = u8lit::text_view<char>::checked(name);  // refused

// g++: pass_the_length_of_the_text_as_the_second_argument
// g++ 15+: u8lit: how long is it? text_view::checked(pointer, length)
// clang: u8lit: how long is it? text_view::checked(pointer, length)
// first: g++ | clang
// mended: const auto& view = u8lit::text_view<char>::checked(name, 3);
