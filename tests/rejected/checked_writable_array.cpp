// SPDX-License-Identifier: BSL-1.0
// An array that is written to is checked with the length of what was written.
#include <u8lit/text.hpp>

extern char buffer[8];
const auto& view = u8lit::text_view<char>::checked(buffer);  // refused

// g++: check_this_array_by_the_member_checked_of_text_view
// g++ 15+: u8lit: how much of this array is text? text_view::checked(pointer, length)
// clang: u8lit: how much of this array is text? text_view::checked(pointer, length)
// first: g++ 15+ | clang
// lines: g++ 16+: 9
// mended: const auto& view = u8lit::text_view<char>::checked(buffer, 3);
