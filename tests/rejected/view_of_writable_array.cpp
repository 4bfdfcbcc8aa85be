// SPDX-License-Identifier: BSL-1.0
// An array that is written to is no literal: it does not say how much of it is text.
#include <u8lit/text.hpp>

void f();
void f() {
  static char buffer[8] = "ab";
  buffer[0] = 'b';
  u8lit::text_view<char>{buffer};  // refused
}

// g++: check_this_array_by_the_member_checked_of_text_view
// clang: check_this_array_by_the_member_checked_of_text_view
// mended: static_cast<void>(u8lit::text_view<char>::checked(buffer, 3));
