// SPDX-License-Identifier: BSL-1.0
// UTF-16 is checked by a view of UTF-16.
#include <u8lit/text.hpp>

#include <string>

inline bool is_good(const std::u16string& line) {
  static_cast<void>(line);
  return u8lit::utf8_view::checked(line).has_value();  // refused
  return false;
}

// g++: use of deleted function | check_these_code_units_by_the_text_view_of_their_type
// g++ 15+: u8lit: check these code units by the text_view of their type, or transcode them
// clang: u8lit: check these code units by the text_view of their type, or transcode them
// first: g++ | clang
// mended: return u8lit::utf16_view::checked(line).has_value();
