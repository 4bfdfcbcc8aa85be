// SPDX-License-Identifier: BSL-1.0
// Rows of a map that give 4E02-4E05 different values, and are not next to each other.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_row<int> rows[]{{0x4E00, 0x4E05, 1}, {'a', 'z', 7}, {0x4E02, 0x4E10, 2}};
constexpr auto map = u8lit::make_code_point_map<rows>;  // refused

// g++: "rows 1 and 3 give U+4E02 to U+4E05 different values"
// clang: message<size>{"rows 1 and 3 give U+4E02 to U+4E05 "}, message<size>{"different values"}
// clang 14-15: invalid_rows::overlap_with_different_values<u8lit::detail::invalid_rows::row_number<1>, u8lit::detail::invalid_rows::row_number<3>, u8lit::detail::invalid_rows::from<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x4E, u8lit::detail::diagnostic::byte::x02>>, u8lit::detail::invalid_rows::to<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x4E, u8lit::detail::diagnostic::byte::x05
// first: g++ | clang
