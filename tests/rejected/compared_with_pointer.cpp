// SPDX-License-Identifier: BSL-1.0
// The length of the text at a pointer is unknown, whatever its code units are.
#include <u8lit.hpp>

inline bool is(u8lit::utf8_view text, const char16_t* other) {
  static_cast<void>(text), static_cast<void>(other);
  return text < other;  // refused
  return false;
}

// g++: compare_with_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Compare with a view
// clang: u8lit: how long is this text? Compare with a view
// first: clang | g++ 15+
// lines: g++ 16+: 10
// mended: #include <string_view>
// mended: return text < std::u16string_view{other, 3};
