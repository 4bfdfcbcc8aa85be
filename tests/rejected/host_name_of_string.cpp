// SPDX-License-Identifier: BSL-1.0
// A host name that nothing has checked.
#include <u8lit/host_name.hpp>

#include <string>

inline void look_up(const std::string& input) {
  char buffer[253];
  static_cast<void>(u8lit::unicode::to_ascii(input, buffer));  // refused
}

// g++: unchecked_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto text = u8lit::utf8_view::checked(input);
// mended: if (text) static_cast<void>(u8lit::unicode::to_ascii(*text, buffer));
