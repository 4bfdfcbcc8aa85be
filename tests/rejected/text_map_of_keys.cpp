// SPDX-License-Identifier: BSL-1.0
// A map of rows that are keys alone.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_key<> rows[] = {"rot", "grün"};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: "a row of a map needs a value that can be copied: write text_row<Value>"
// clang: a row of a map needs a value that | can be copied: write text_row<Value>
// clang 14-15: invalid_key::a_row_of_a_map_needs_a_value
// first: g++ | clang
// mended: inline constexpr u8lit::text_row<int> pairs[] = {{"rot", 1}, {"grün", 2}};
// mended: inline constexpr auto colours = u8lit::make_text_map<pairs>;
