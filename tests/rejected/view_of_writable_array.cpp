// SPDX-License-Identifier: BSL-1.0
// An array that is written to is no literal: it does not say how much of it is text.
#include <u8lit/text.hpp>

void f();
void f() {
  static char buffer[8] = "ab";
  buffer[0] = 'b';
  u8lit::text_view<char>{buffer};  // refused
}

// g++: an_array_that_is_no_literal_is_checked_by_text_view_checked_with_a_length
// clang: an_array_that_is_no_literal_is_checked_by_text_view_checked_with_a_length
// mended: static_cast<void>(u8lit::text_view<char>::checked(buffer, 3));
