// SPDX-License-Identifier: BSL-1.0
// As std::string_view is made, but the code units may be ill-formed.
#include <u8lit/text.hpp>

inline u8lit::utf8_view view(const char* data, u8lit::size_t size) {
  static_cast<void>(data), static_cast<void>(size);
  return u8lit::utf8_view{data, size};  // refused
  return {};
}

// g++: unchecked_so_call_text_view_checked_and_test_the_result
// g++ 15+: if (const auto result = text_view<...>::checked(string)) use(*result), or checked(pointer, length)
// clang: unchecked_so_call_text_view_checked_and_test_the_result
// clang 19+: if (const auto result = text_view<...>::checked(string)) use(*result), or checked(pointer, length)
// mended: if (const auto text = u8lit::utf8_view::checked(data, size)) return *text;
