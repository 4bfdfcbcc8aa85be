// SPDX-License-Identifier: BSL-1.0
// An enumerator twice.
#include <u8lit/number_map.hpp>

enum class colour { red, green };
inline constexpr auto rows = u8lit::make_rows<colour, int>({{colour::green, 1}, {colour::red, 2}, {colour::green, 3}});
inline constexpr auto colours = u8lit::make_number_map<rows>;  // refused

// g++: "rows 1 and 3 have the same key, \"green\""
// clang: message<size>{"rows 1 and 3 have the same key, "}, message<size>{"\"green\""}
// clang 14-15: invalid_key::same_key<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, colour::green>
// first: g++ | clang
