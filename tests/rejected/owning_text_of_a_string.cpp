// SPDX-License-Identifier: BSL-1.0
// A string is no text before it has been checked.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>
#include <string>

void keep(const std::string& line) {
  static_cast<void>(line);
  const u8lit::text<char> text(line);  // refused
}

// g++: use of deleted function | unchecked_so_call_text_checked_and_test_the_result
// g++ 15+: text must be checked: if (const auto result = text<...>::checked(string)) use(*result)
// clang: deleted constructor | unchecked_so_call_text_checked_and_test_the_result
// clang 19+: text must be checked: if (const auto result = text<...>::checked(string)) use(*result)
// mended: if (const auto text = u8lit::text<char>::checked(line)) static_cast<void>(text->size());
