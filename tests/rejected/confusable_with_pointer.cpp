// SPDX-License-Identifier: BSL-1.0
// The second text is a pointer, which nothing has checked.
#include <u8lit/confusables.hpp>

inline void compare(u8lit::utf8_view name, const char* other) {
  static_cast<void>(u8lit::unicode::are_confusable(name, other));  // refused
}

// g++: unchecked_second_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto text = u8lit::utf8_view::checked(other, 4);
// mended: if (text) static_cast<void>(u8lit::unicode::are_confusable(name, *text));
