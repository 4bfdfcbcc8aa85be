// SPDX-License-Identifier: BSL-1.0
// Rows that are in order are not sorted, but checked all the same.
#include <u8lit.hpp>

inline constexpr u8lit::text_key<> rows[] = {"a", "b\n", "b\n", "c"};
inline constexpr auto keywords = u8lit::make_text_set<rows, u8lit::table_option::ordered_search>;  // refused

// g++: "rows 2 and 3 have the same key, \"b<U+000A>\""
// clang: message<size>{"rows 2 and 3 have the same key, "}, message<size>{"\"b<U+000A>\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<2>, u8lit::detail::invalid_key::row_number<3>, u8lit::detail::diagnostic::characters<U'b', U'\n'
// first: g++ | clang
