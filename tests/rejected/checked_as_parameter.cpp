// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: it is no text before it is tested.
#include <u8lit.hpp>

void use(u8lit::utf8_view text);
inline void read(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  use(checked);  // refused
}

// g++: this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// g++ 15+: this may have been refused: test it
// clang: invokes a deleted function | this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk
// clang 19+: invokes a deleted function: u8lit: this may have been refused: test it
// mended: if (checked) use(*checked);
