// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: operations take the text in it.
#include <u8lit.hpp>

inline void look(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  static_cast<void>(u8lit::contains(checked, "a"));  // refused
}

// g++: the_check_may_have_failed_so_test_the_result_and_pass_its_text
// g++ 15+: the check may have failed: test the result
// clang: u8lit: the check may have failed: test the result, and pass its text, `*checked`
// first: g++ | clang
// mended: if (checked) static_cast<void>(u8lit::contains(*checked, "a"));
