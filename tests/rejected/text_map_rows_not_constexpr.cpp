// SPDX-License-Identifier: BSL-1.0
// Rows that are const, and not constexpr.
#include <u8lit/text_table.hpp>

inline const u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: "rows must be constexpr"
// clang: message<size>{"rows must be constexpr"}
// clang 14-15: invalid_key::rows_must_be_constexpr
// first: g++ | clang
