// SPDX-License-Identifier: BSL-1.0
// An array that is written to is checked with the length of what was written.
#include <u8lit/text.hpp>

extern char buffer[8];
const auto& view = u8lit::text_view<char>::checked(buffer);  // refused

// g++: pass_a_pointer_to_this_array_and_the_length_of_its_text
// g++ 15+: u8lit: how much of this array is text? text_view::checked(pointer, length)
// clang: u8lit: how much of this array is text? text_view::checked(pointer, length)
// first: g++ | clang
// mended: const auto& view = u8lit::text_view<char>::checked(buffer, 3);
