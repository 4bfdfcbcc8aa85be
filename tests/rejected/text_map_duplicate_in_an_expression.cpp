// SPDX-License-Identifier: BSL-1.0
// A table that has no name is refused, too, and once.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"red", 1}, {"green", 2}, {"red", 3}};
const int red = u8lit::make_text_map<rows>.at("red");  // refused

// g++: "rows 1 and 3 have the same key, \"red\""
// clang: message<size>{"rows 1 and 3 have the same key, "}, message<size>{"\"red\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'r', U'e', U'd'
// first: g++ | clang
