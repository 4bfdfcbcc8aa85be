// SPDX-License-Identifier: BSL-1.0
// An enumerator that an exhaustive map has no row for.
#include <u8lit/number_map.hpp>

enum colour { red, green, blue };
inline constexpr auto rows = u8lit::make_rows<colour, int>({{red, 1}, {green, 2}});
inline constexpr auto colours = u8lit::make_number_map<rows, u8lit::table_option::exhaustive>;  // refused

// g++: "no row has the key \"blue\""
// clang: message<size>{"no row has the key \"blue\""}
// clang 14-15: invalid_value::key_without_a_row<blue>
// first: g++ | clang
