// SPDX-License-Identifier: BSL-1.0
// An array that is written to is no literal: it does not say how much of it is text.
#include <u8lit/text.hpp>

void f();
void f() {
  static char buffer[8] = "ab";
  buffer[0] = 'b';
  u8lit::text_view<char>{buffer};  // refused
}

// g++: unchecked_array_so_call_text_view_checked_and_test_the_result
// clang: unchecked_array_so_call_text_view_checked_and_test_the_result
// mended: static_cast<void>(u8lit::text_view<char>::checked(buffer, 3));
