// SPDX-License-Identifier: BSL-1.0
// A row that says the default value of what another row gives another.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_row<bool> rows[]{{'a', 'z', true}, {'z', false}};
constexpr bool is_letter = u8lit::make_code_point_map<rows>['a'];  // refused

// g++: "rows 1 and 2 give U+007A different values"
// clang: message<size>{"rows 1 and 2 give U+007A different "}, message<size>{"values"}
// clang 14-15: invalid_rows::overlap_with_different_values<u8lit::detail::invalid_rows::row_number<1>, u8lit::detail::invalid_rows::row_number<2>, u8lit::detail::invalid_rows::from<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x7A>>, u8lit::detail::invalid_rows::to<u8lit::detail::diagnostic::character_U_plus<u8lit::detail::diagnostic::byte::x00, u8lit::detail::diagnostic::byte::x7A
// first: g++ | clang
