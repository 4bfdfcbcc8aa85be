// SPDX-License-Identifier: BSL-1.0
// A string is no text before it has been checked.
#include <u8lit.hpp>
#include <u8lit/owning_text.hpp>
#include <string>

void keep(const std::string& line) {
  static_cast<void>(line);
  const u8lit::text<char> text(line);  // refused
}

// g++: use of deleted function | check_this_text_by_the_member_checked_of_text
// g++ 15+: text must be checked: if (const auto checked = text<...>::checked(string)) use(*checked)
// clang: deleted constructor | check_this_text_by_the_member_checked_of_text
// clang 19+: text must be checked: if (const auto checked = text<...>::checked(string)) use(*checked)
// mended: if (const auto text = u8lit::text<char>::checked(line)) static_cast<void>(text->size());
