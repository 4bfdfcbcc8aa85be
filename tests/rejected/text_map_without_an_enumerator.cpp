// SPDX-License-Identifier: BSL-1.0
// An enumerator that an exhaustive map has no row for.
#include <u8lit/text_table.hpp>

enum class colour { red, green, blue };
inline constexpr u8lit::text_row<colour> rows[] = {{"red", colour::red}, {"blue", colour::blue}};
inline constexpr auto colours = u8lit::make_text_map<rows, u8lit::table_option::exhaustive>;  // refused

// g++: "no row has the value \"green\""
// clang: message<size>{"no row has the value \"green\""}
// clang 14-15: invalid_value::enumerator_without_a_row<colour::green>
// first: g++ | clang
