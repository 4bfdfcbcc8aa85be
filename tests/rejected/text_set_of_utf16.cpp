// SPDX-License-Identifier: BSL-1.0
// Keys that are not in UTF-8.
#include <string_view>
#include <u8lit/text_table.hpp>

inline constexpr std::u16string_view rows[] = {u"rot", u"grün"};
inline constexpr auto colours = u8lit::make_text_set<rows>;  // refused

// g++: "write the rows as an array of text_key<>, or of text_row<Value> for a map"
// clang: message<size>{"write the rows as an array of "} | for a map"}
// clang 14-15: invalid_key::make_an_array_of_text_key_or_text_row
// first: g++ | clang
// mended: inline constexpr u8lit::text_key<> keys[] = {"rot", "grün"};
// mended: inline constexpr auto colours = u8lit::make_text_set<keys>;
