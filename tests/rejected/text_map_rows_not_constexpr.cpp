// SPDX-License-Identifier: BSL-1.0
// Rows that are const, and not constexpr.
#include <u8lit/text_table.hpp>

inline const u8lit::text_row<int> rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: constexpr_rows_with_keys
// clang: constexpr_rows_with_keys
// lines: g++: 14 | g++ 16+: 27
