// SPDX-License-Identifier: BSL-1.0
// A string is no text before it is checked.
#include <u8lit/encoding_scheme.hpp>
#include <string>

inline void read(const std::string& file) {
  static_cast<void>(u8lit::apply_byte_order_mark(file, u8lit::byte_order_mark::strip));  // refused
}

// g++: unchecked_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto text = u8lit::utf8_view::checked(file);
// mended: if (text) static_cast<void>(u8lit::apply_byte_order_mark(*text, u8lit::byte_order_mark::strip));
