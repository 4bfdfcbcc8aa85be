// SPDX-License-Identifier: BSL-1.0
// A map of numbers with text for keys.
#include <u8lit/number_map.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_number_map<rows>;  // refused

// g++: "the keys of a number map are integers of up to 64 bits or enumerators: write make_rows<Key, Value>"
// clang: the keys of a number map are | integers of up to 64 bits or | enumerators: write make_rows<Key, | Value>
// clang 14-15: invalid_key::make_rows_of_integers_or_enumerators
// first: g++ | clang
// mended: inline constexpr auto pairs = u8lit::make_rows<int, char>({{1, 'r'}, {2, 'g'}});
// mended: inline constexpr auto colours = u8lit::make_number_map<pairs>;
