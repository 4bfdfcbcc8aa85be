// SPDX-License-Identifier: BSL-1.0
// An option of keys that are text.
#include <u8lit/number_map.hpp>

inline constexpr auto rows = u8lit::make_rows<int, char>({{1, 'r'}, {2, 'g'}});
inline constexpr auto map = u8lit::make_number_map<rows, u8lit::table_option::ignoring_ascii_case>;  // refused

// g++: "the keys of a number map have no case: leave out ignoring_ascii_case"
// clang: the keys of a number map have no | case: leave out | ignoring_ascii_case
// clang 14-15: invalid_key::only_text_has_case
// first: g++ | clang
// mended: inline constexpr auto map = u8lit::make_number_map<rows>;
