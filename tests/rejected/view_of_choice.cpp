// SPDX-License-Identifier: BSL-1.0
// Of two literals of different sizes a pointer is left.
#include <u8lit/text.hpp>

void title(u8lit::text_view<char>);
void f(bool short_one);
void f(bool short_one) {
  title(short_one ? "a" : "long");  // refused
}

// g++: unchecked_text_so_test_what_text_view_checked_returns
// clang: unchecked_text_so_test_what_text_view_checked_returns
// mended: if (const auto text = u8lit::utf8_view::checked(short_one ? "a" : "long", 1)) title(*text);
