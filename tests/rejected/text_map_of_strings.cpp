// SPDX-License-Identifier: BSL-1.0
// Values that are strings.
#include <string>
#include <u8lit/text_table.hpp>

inline const u8lit::text_row<std::string> rows[] = {{"rot", "red"}, {"grün", "green"}};
inline constexpr auto english = u8lit::make_text_map<rows>;  // refused

// g++: "a value of a row cannot own memory: for text, make it a u8lit::utf8_view"
// clang: message<size>{"a value of a row cannot own memory: "}, message<size>{"for text, make it a u8lit::utf8_view"}
// clang 14-15: invalid_key::a_value_cannot_own_memory
// first: g++ | clang
// mended: inline constexpr u8lit::text_row<u8lit::utf8_view> pairs[] = {{"rot", "red"}, {"grün", "green"}};
// mended: inline constexpr auto english = u8lit::make_text_map<pairs>;
