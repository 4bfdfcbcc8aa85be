// SPDX-License-Identifier: BSL-1.0
// A writable array of another code unit type is no literal either.
#include <u8lit/text.hpp>

extern char16_t buffer[8];
inline bool is(u8lit::utf8_view text) {
  static_cast<void>(text);
  return text == buffer;  // refused
  return false;
}

// g++: compare_with_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Compare with a view
// clang: u8lit: how long is this text? Compare with a view
// first: clang | g++ 15+
// mended: #include <string_view>
// mended: return text == std::u16string_view{buffer, 3};
