// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: operations take the text in it.
#include <u8lit.hpp>

inline void look(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  static_cast<void>(u8lit::contains(checked, "a"));  // refused
}

// g++: this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: u8lit: this may have been refused: test it, and pass the text in it, `*checked`
// first: g++ 15+ | clang
// lines: g++ 14-15: 13
// mended: if (checked) static_cast<void>(u8lit::contains(*checked, "a"));
