// SPDX-License-Identifier: BSL-1.0
// A pointer of unknown length is nothing to seek.
#include <u8lit/operations.hpp>

bool has(u8lit::text_view<char> line, const char* word);
bool has(u8lit::text_view<char> line, const char* word) {
  static_cast<void>(word);
  bool found = line.empty();
  found |= u8lit::contains(line, word);  // refused
  return found;
}

// g++: unchecked_second_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: if (const auto needle = u8lit::utf8_view::checked(word, 3)) found |= u8lit::contains(line, *needle);
