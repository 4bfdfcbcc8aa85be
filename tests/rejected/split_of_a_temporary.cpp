// SPDX-License-Identifier: BSL-1.0
// Parts of a text that is gone.
#include <u8lit/operations.hpp>
#include <u8lit/owning_text.hpp>

u8lit::text<char> line();

inline auto split_line(u8lit::utf8_view separator) {
  return u8lit::split(line(), separator);  // refused
}

// g++: the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first
// g++ 15+: u8lit: the result would refer to a temporary text: give the text a name first
// clang: u8lit: the result would refer to a temporary text: give the text a name first
// first: g++ | clang
// mended: static const u8lit::text<char> text = line();
// mended: return u8lit::split(text, separator);
