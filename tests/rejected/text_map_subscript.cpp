// SPDX-License-Identifier: BSL-1.0
// A number is no key, and a rank is asked for by `nth`.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"a", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;
constexpr int value = colours['a'].value;  // refused

// g++: no match for 'operator[]'
// clang: does not provide a subscript operator
