// SPDX-License-Identifier: BSL-1.0
// The value of a key that is not there.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
int blue = colours.at("blau");  // refused

// g++: missing_key<char>{((const char8_t*)"this table has no such key"), ((const char*)"blau")}
// g++ 16+: this table has no key "blau"
// clang: this_literal_is_not_a_key>' is not a constant expression | "this table has no such key"[0], &"blau"[0]
// first: g++ 12-13 | g++ 16+ | clang
// mended: const auto blue = colours.find_value("blau");
