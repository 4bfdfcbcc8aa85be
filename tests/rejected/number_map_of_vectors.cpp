// SPDX-License-Identifier: BSL-1.0
// Values that own memory cannot be constants.
#include <u8lit/number_map.hpp>
#include <utility>
#include <vector>

inline const auto rows = u8lit::make_rows<int, std::vector<int>>({{1, {2, 3}}, {2, {4}}});
inline constexpr auto lists = u8lit::make_number_map<rows>;  // refused

// g++: "a value of a row cannot own memory: for text, make it a u8lit::utf8_view"
// clang: message<size>{"a value of a row cannot own memory: "}, message<size>{"for text, make it a u8lit::utf8_view"}
// clang 14-15: invalid_key::a_value_cannot_own_memory
// first: g++ | clang
// mended: inline constexpr auto pairs = u8lit::make_rows<int, std::pair<int, int>>({{1, {2, 3}}, {2, {4, 0}}});
// mended: inline constexpr auto lists = u8lit::make_number_map<pairs>;
