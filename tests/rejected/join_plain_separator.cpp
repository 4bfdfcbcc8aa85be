// SPDX-License-Identifier: BSL-1.0
// A plain literal in the place of text is not checked.
#include <u8lit/operations.hpp>
using namespace u8lit;

inline void listed(utf8_view first, utf8_view second, char (&out)[32]) {
  static_cast<void>(join(", ", first, second, out));  // refused
}

// g++: an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal
// g++ 15+: u8lit: an array is not checked here: write a literal as "..."_text
// clang: u8lit: an array is not checked here: write a literal as "..."_text (using namespace u8lit::literals), and check others by text_view<...>::checked(pointer, length)
// first: g++ | clang
// mended: static_cast<void>(join(", "_text, first, second, out));
