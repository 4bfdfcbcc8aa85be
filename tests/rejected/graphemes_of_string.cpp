// SPDX-License-Identifier: BSL-1.0
// A string that nothing has checked.
#include <u8lit/segmentation.hpp>

#include <string>

inline void count(const std::string& input) {
  static_cast<void>(u8lit::unicode::count_graphemes(input));  // refused
}

// g++: unchecked_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto text = u8lit::utf8_view::checked(input);
// mended: if (text) static_cast<void>(u8lit::unicode::count_graphemes(*text));
