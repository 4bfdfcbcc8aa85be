// SPDX-License-Identifier: BSL-1.0
// A pointer has no length, such as an argument of main.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
void look([[maybe_unused]] const char* word) {
  static_cast<void>(colours.find_value(word));  // refused
}

// g++: use of deleted function | pass_a_view_of_the_pointer_and_length
// g++ 15+: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ | clang
// mended: #include <string_view>
// mended: static_cast<void>(colours.find_value(std::string_view{word, 3}));
