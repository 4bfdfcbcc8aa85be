// SPDX-License-Identifier: BSL-1.0
// An enumerator twice, by two names, in a map that finds keys by values.
#include <u8lit/text_table.hpp>

enum class colour { red, green, verte = green };
inline constexpr u8lit::text_row<colour> rows[] = {
    {"rot", colour::red}, {"grün", colour::green}, {"vert", colour::verte}};
inline constexpr auto colours = u8lit::make_text_map<rows, u8lit::table_option::bidirectional>;  // refused

// g++: "rows 2 and 3 have the same value, \"green\""
// clang: message<size>{"rows 2 and 3 have the same value, "}, message<size>{"\"green\""}
// clang 14-15: invalid_value::same_value<u8lit::detail::invalid_key::row_number<2>, u8lit::detail::invalid_key::row_number<3>, colour::green>
// first: g++ | clang
