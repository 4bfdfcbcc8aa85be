// SPDX-License-Identifier: BSL-1.0
// Rows that have no key.
#include <u8lit/text_table.hpp>

inline constexpr int rows[] = {1, 2};
inline constexpr auto numbers = u8lit::make_text_set<rows>;  // refused

// g++: "write the rows as an array of text_key<>, or of text_row<Value> for a map"
// clang: message<size>{"write the rows as an array of "} | for a map"}
// clang 14-15: invalid_key::make_an_array_of_text_key_or_text_row
// first: g++ | clang
// mended: inline constexpr u8lit::text_key<> keys[] = {"1", "2"};
// mended: inline constexpr auto numbers = u8lit::make_text_set<keys>;
