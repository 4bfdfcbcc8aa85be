// SPDX-License-Identifier: BSL-1.0
// The beginning of a text that is gone, by a number that is converted.
#include <u8lit/owning_text.hpp>
#include <u8lit/segmentation.hpp>

u8lit::text<char> line();

void shorten() {
  static_cast<void>(u8lit::unicode::first_columns(line(), 10));  // refused
}

// g++: the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first
// g++ 15+: u8lit: the result would refer to a temporary text: give the text a name first
// clang: u8lit: the result would refer to a temporary text: give the text a name first
// first: g++ | clang
// mended: const u8lit::text<char> text = line();
// mended: static_cast<void>(u8lit::unicode::first_columns(text, 10));
