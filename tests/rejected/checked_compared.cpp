// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: what is compared is the text in it.
#include <u8lit/text.hpp>

inline bool is_help(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  return checked == "help";  // refused
  return false;
}

// g++: this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: u8lit: this may have been refused: test it
// first: clang | g++ 15+
// mended: return checked && *checked == "help";
