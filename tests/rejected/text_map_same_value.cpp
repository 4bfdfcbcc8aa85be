// SPDX-License-Identifier: BSL-1.0
// A value twice in a map that finds keys by values.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"red", 1}, {"green", 2}, {"rouge", 1}};
inline constexpr auto colours = u8lit::make_text_map<rows, u8lit::table_option::bidirectional>;  // refused

// g++: "rows 1 and 3 have the same value, 1"
// clang: message<size>{"rows 1 and 3 have the same value, 1"}
// clang 14-15: invalid_value::same_value<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, 1>
// first: g++ | clang
