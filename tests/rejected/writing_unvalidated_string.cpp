// SPDX-License-Identifier: BSL-1.0
// A string that may be ill-formed is no text.
#include <u8lit/operations.hpp>

#include <string>
using namespace u8lit;

inline void both(const std::string& name, char (&out)[32]) {
  static_cast<void>(concat(name, name, out));  // refused
}

// g++: check_this_argument_by_the_member_checked_of_text_view
// g++ 15+: text must be checked: if (const auto checked = text_view<...>::checked(text)) use(*checked)
// clang: u8lit: text must be checked: if (const auto checked = text_view<...>::checked(text)) use(*checked)
// first: g++ | clang
// mended: if (const auto text = utf8_view::checked(name)) static_cast<void>(concat(*text, *text, out));
