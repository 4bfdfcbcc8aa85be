// SPDX-License-Identifier: BSL-1.0
// A function that makes rows, where rows are asked for.
#include <u8lit/text_table.hpp>

constexpr auto colour_rows() { return u8lit::make_rows<int>({{"rot", 1}, {"grün", 2}}); }
inline constexpr auto colours = u8lit::make_text_map<colour_rows>;  // refused

// g++: "this is a function of rows: write rows_from<function>"
// clang: message<size>{"this is a function of rows: write "}, message<size>{"rows_from<function>"}
// clang 14-15: invalid_key::write_rows_from
// first: g++ | clang
// mended: inline constexpr auto colours = u8lit::make_text_map<u8lit::rows_from<colour_rows>>;
