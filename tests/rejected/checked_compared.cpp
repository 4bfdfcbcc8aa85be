// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: what is compared is the text in it.
#include <u8lit/text.hpp>

inline bool is_help(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  return checked == "help";  // refused
  return false;
}

// g++: the_check_may_have_failed_so_test_the_result_and_compare_its_text
// g++ 15+: the check may have failed: test the result
// clang: u8lit: the check may have failed: test the result
// first: g++ | clang
// mended: return checked && *checked == "help";
