// SPDX-License-Identifier: BSL-1.0
// Of equal keys both are named, and what they are.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"für", 1}, {"if", 2}, {"else", 3}, {"für", 4}};
inline constexpr auto keywords = u8lit::make_text_map<rows>;  // refused

// g++: "rows 1 and 4 have the same key, \"f<U+00FC>r\""
// clang: invalid_key::duplicate< | key_number<1> | key_number<4> | characters<U'f', U'\xfc', U'r'>
// first: g++
