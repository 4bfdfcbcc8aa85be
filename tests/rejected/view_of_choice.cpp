// SPDX-License-Identifier: BSL-1.0
// Of two literals of different sizes a pointer is left.
#include <u8lit/text.hpp>

void title(u8lit::text_view<char>);
void f(bool short_one);
void f(bool short_one) {
  title(short_one ? "a" : "long");  // refused
}

// g++: check_this_text_by_the_member_checked_of_text_view
// clang: check_this_text_by_the_member_checked_of_text_view
// mended: if (const auto text = u8lit::utf8_view::checked(short_one ? "a" : "long", 1)) title(*text);
