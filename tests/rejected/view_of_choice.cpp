// SPDX-License-Identifier: BSL-1.0
// Of two literals of different sizes a pointer is left.
#include <u8lit/text.hpp>

void title(u8lit::text_view<char>);
void f(bool short_one);
void f(bool short_one) {
  title(short_one ? "a" : "long");  // refused
}

// g++: unchecked_so_call_text_view_checked_and_test_the_result
// clang: unchecked_so_call_text_view_checked_and_test_the_result
// mended: if (const auto text = u8lit::utf8_view::checked(short_one ? "a" : "long", 1)) title(*text);
