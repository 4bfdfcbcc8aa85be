// SPDX-License-Identifier: BSL-1.0
// Keys that are not in UTF-8.
#include <string_view>
#include <u8lit/text_table.hpp>

inline constexpr std::u16string_view rows[] = {u"rot", u"grün"};
inline constexpr auto colours = u8lit::make_text_set<rows>;  // refused

// g++: "a row needs a key of UTF-8: write text_key<> or text_row<Value>"
// clang: message<size>{"a row needs a key of UTF-8: write "}, message<size>{"text_key<> or text_row<Value>"}
// clang 14-15: invalid_key::a_row_needs_a_key_of_UTF_8
// first: g++ | clang
// mended: inline constexpr u8lit::text_key<> keys[] = {"rot", "grün"};
// mended: inline constexpr auto colours = u8lit::make_text_set<keys>;
