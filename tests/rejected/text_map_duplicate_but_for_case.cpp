// SPDX-License-Identifier: BSL-1.0
// A key twice, in upper and lower case, in a table that ignores case.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"Accept", 1}, {"ETag", 2}, {"accept", 3}};
inline constexpr auto headers = u8lit::make_text_map<rows, u8lit::table_option::ignoring_ascii_case>;  // refused

// g++: "rows 1 and 3 have the same key, if case is ignored, \"Accept\""
// clang: message<size>{"rows 1 and 3 have the same key, if "}, message<size>{"case is ignored, \"Accept\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'A', U'c', U'c'
// first: g++ | clang
