// SPDX-License-Identifier: BSL-1.0
// A string that was taken over may have been refused.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>
#include <string>

inline void keep(const std::string& line) {
  u8lit::text<char> text;
  static_cast<void>(line);
  text = u8lit::text<char>::checked(line);  // refused
}

// g++: this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: invokes a deleted function | this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// clang 19+: invokes a deleted function: u8lit: this may have been refused: test it
// mended: if (auto checked = u8lit::text<char>::checked(line)) text = *checked;
