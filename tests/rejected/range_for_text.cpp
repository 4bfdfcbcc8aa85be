// SPDX-License-Identifier: BSL-1.0
// Text is no range: its scalar values are.
#include <u8lit/text.hpp>

inline u8lit::size_t count(u8lit::utf8_view text) {
  u8lit::size_t result = text.size();
  for (auto c : text) result += c == 'a';  // refused
  return result;
}

// g++: text_is_not_a_range_so_iterate_over_its_member_scalars
// g++ 15+: u8lit: text is not a range: write `for (char32_t character : text.scalars())`
// clang: attempt to use a deleted function | text_is_not_a_range_so_iterate_over_its_member_scalars
// clang 19+: attempt to use a deleted function: u8lit: text is not a range: write `for (char32_t character : text.scalars())`
// errors: g++: 2
// lines: g++: 15
// mended: for (auto c : text.scalars()) result += c == 'a';
