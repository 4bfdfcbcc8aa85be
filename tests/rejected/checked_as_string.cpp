// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: it is no string before it is tested.
#include <u8lit.hpp>
#include <string>

inline void keep(std::string_view input) {
  const auto checked = u8lit::utf8_view::checked(input);
  std::string line;
  line = checked;  // refused
}

// g++: this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: invokes a deleted function | this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// clang 19+: invokes a deleted function: u8lit: this may have been refused: test it
// mended: if (checked) line = *checked;
