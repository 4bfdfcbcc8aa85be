// SPDX-License-Identifier: BSL-1.0
// A value of an exhaustive map that is no enumerator.
#include <u8lit/text_table.hpp>

enum class colour { red, green };
inline constexpr u8lit::text_row<colour> rows[] = {{"red", colour::red}, {"blue", colour{77}}, {"green", colour::green}};
inline constexpr auto colours = u8lit::make_text_map<rows, u8lit::table_option::exhaustive>;  // refused

// g++: row 2 has a value that is no enumerator, 77
// clang: message<size>{"row 2 has a value that is no "}, message<size>{"enumerator, 77"}
// clang 14-15: value_that_is_no_enumerator<u8lit::detail::invalid_key::row_number<2>, 77>
// first: g++ | clang
