// SPDX-License-Identifier: BSL-1.0
// Of equal keys both are named, and what they are.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"für", 1}, {"if", 2}, {"else", 3}, {"für", 4}};
inline constexpr auto keywords = u8lit::make_text_map<rows>;  // refused

// g++: "rows 1 and 4 have the same key, \"f<U+00FC>r\""
// clang: message<size>{"rows 1 and 4 have the same key, "}, message<size>{"\"f<U+00FC>r\""}
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_key::row_number<1>, u8lit::detail::invalid_key::row_number<4>, u8lit::detail::diagnostic::characters<U'f', U'\xfc', U'r'
// first: g++ | clang
