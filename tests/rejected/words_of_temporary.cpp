// SPDX-License-Identifier: BSL-1.0
// A range of the words of a text that is gone after the full expression.
#include <u8lit/owning_text.hpp>
#include <u8lit/segmentation.hpp>

u8lit::text<char> read();

inline void print() {
  static_cast<void>(u8lit::unicode::words(read()));  // refused
}

// g++: the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first
// g++ 15+: u8lit: the result would refer to a temporary text: give the text a name first
// clang: u8lit: the result would refer to a temporary text: give the text a name first
// first: g++ | clang
// mended: const u8lit::text<char> line = read();
// mended: static_cast<void>(u8lit::unicode::words(line));
