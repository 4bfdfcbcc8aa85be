// SPDX-License-Identifier: BSL-1.0
// A part of a text that is gone.
#include <u8lit/owning_text.hpp>
#include <u8lit/operations.hpp>

u8lit::text<char> line();
u8lit::text<char> line() { return {}; }
auto kept() {
  u8lit::text<char> named = line();
  u8lit::text_view<char> part;
  static_cast<void>(named);
  part = u8lit::trim(line());  // refused
  return part.size();
}

// g++: the_result_would_refer_to_a_temporary_so_give_the_text_a_name_first
// g++ 15+: u8lit: the result would refer to a temporary text: give the text a name first
// clang: u8lit: the result would refer to a temporary text: give the text a name first
// first: g++ | clang
// mended: part = u8lit::trim(named);
