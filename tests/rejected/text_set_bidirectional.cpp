// SPDX-License-Identifier: BSL-1.0
// An option of maps for a set.
#include <u8lit/text_table.hpp>

inline constexpr u8lit::text_key<> rows[] = {"rot", "grün"};
inline constexpr auto colours = u8lit::make_text_set<rows, u8lit::table_option::bidirectional>;  // refused

// g++: "a set has no values: leave out bidirectional and exhaustive"
// clang: a set has no values: leave out | bidirectional and | exhaustive
// clang 14-15: invalid_key::a_set_has_no_values
// first: g++ | clang
// mended: inline constexpr auto colours = u8lit::make_text_set<rows>;
