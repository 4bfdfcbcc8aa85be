// SPDX-License-Identifier: BSL-1.0
// Rows that have no key.
#include <u8lit/text_table.hpp>

inline constexpr int rows[] = {1, 2};
inline constexpr auto numbers = u8lit::make_text_set<rows>;  // refused

// g++: "a row needs a key of UTF-8: write text_key<> or text_row<Value>"
// clang: message<size>{"a row needs a key of UTF-8: write "}, message<size>{"text_key<> or text_row<Value>"}
// clang 14-15: invalid_key::a_row_needs_a_key_of_UTF_8
// first: g++ | clang
// mended: inline constexpr u8lit::text_key<> keys[] = {"1", "2"};
// mended: inline constexpr auto numbers = u8lit::make_text_set<keys>;
