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

// g++: the_check_may_have_failed_so_test_the_result_and_dereference_it
// g++ 15+: the check may have failed: test the result
// clang: invokes a deleted function | the_check_may_have_failed_so_test_the_result_and_dereference_it
// clang 19+: invokes a deleted function: u8lit: the check may have failed: test the result
// mended: if (auto checked = u8lit::text<char>::checked(line)) text = *checked;
