// SPDX-License-Identifier: BSL-1.0
// A string that may be ill-formed is no text.
#include <u8lit/operations.hpp>

#include <string>
using namespace u8lit;

inline void both(const std::string& name, char (&out)[32]) {
  static_cast<void>(concat(name, name, out));  // refused
}

// g++: unchecked_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: text must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: if (const auto text = utf8_view::checked(name)) static_cast<void>(concat(*text, *text, out));
