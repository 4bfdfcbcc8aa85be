// SPDX-License-Identifier: BSL-1.0
// A null pointer is one without a length, and not the empty text.
#include <u8lit/text.hpp>

const auto& view = u8lit::text_view<char>::checked(nullptr);  // refused

// g++: pass_the_length_of_the_text_as_the_second_argument
// g++ 15+: u8lit: how long is it? text_view::checked(pointer, length)
// clang: u8lit: how long is it? text_view::checked(pointer, length)
// first: g++ | clang
// mended: const auto& view = u8lit::text_view<char>::checked(nullptr, 0);
