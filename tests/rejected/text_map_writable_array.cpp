// SPDX-License-Identifier: BSL-1.0
// A buffer does not say how much of it is the key.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"red", 1}, {"blue", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
extern char buffer[8];
const auto& found = colours.find_value(buffer);  // refused

// g++: pass_a_view_of_the_pointer_and_length
// g++ 15+: how long is this text? Pass a view: std::string_view{pointer, length}
// clang: u8lit: how long is this text? Pass a view: std::string_view{pointer, length}
// first: g++ | clang
// mended: #include <string_view>
// mended: const auto& found = colours.find_value(std::string_view{buffer, 3});
