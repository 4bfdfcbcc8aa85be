// SPDX-License-Identifier: BSL-1.0
// A map of rows that are keys alone.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_key<> rows[] = {"rot", "grün"};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: rows_with_values
// clang: rows_with_values
// lines: g++: 15
