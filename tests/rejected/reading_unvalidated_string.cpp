// SPDX-License-Identifier: BSL-1.0
// A string is no text before it is checked.
#include <u8lit/operations.hpp>
struct string {
  const char* units;
  u8lit::size_t length;
  const char* data() const { return units; }
  u8lit::size_t size() const { return length; }
};
const string line{"a", 1};

const auto at = u8lit::find(line, "a");  // refused

// g++: unchecked_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto at = u8lit::find(*u8lit::utf8_view::checked(line), "a");
