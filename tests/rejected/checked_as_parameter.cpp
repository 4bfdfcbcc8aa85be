// SPDX-License-Identifier: BSL-1.0
// What was checked may have been refused: it is no text before it is tested.
#include <u8lit.hpp>

void use(u8lit::utf8_view text);
inline void read(const char* data, u8lit::size_t size) {
  const auto checked = u8lit::utf8_view::checked(data, size);
  static_cast<void>(checked);
  use(checked);  // refused
}

// g++: the_check_may_have_failed_so_test_the_result_and_dereference_it
// g++ 15+: the check may have failed: test the result
// clang: invokes a deleted function | the_check_may_have_failed_so_test_the_result_and_dereference_it
// clang 19+: invokes a deleted function: u8lit: the check may have failed: test the result
// mended: if (checked) use(*checked);
