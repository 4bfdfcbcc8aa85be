// SPDX-License-Identifier: BSL-1.0
// A name that nothing has checked.
#include <u8lit/character_names.hpp>

#include <string>

inline void find(const std::string& input) {
  static_cast<void>(u8lit::unicode::find_character(input));  // refused
}

// g++: unchecked_so_call_text_view_checked_and_test_the_result
// g++ 15+: text must be checked
// clang: invokes a deleted function | unchecked_so_call_text_view_checked_and_test_the_result
// clang 19+: invokes a deleted function: u8lit: text must be checked
// first: g++ | clang
// mended: const auto text = u8lit::utf8_view::checked(input);
// mended: if (text) static_cast<void>(u8lit::unicode::find_character(*text));
