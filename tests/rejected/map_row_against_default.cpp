// SPDX-License-Identifier: BSL-1.0
// A row that says the default value of what another row gives another.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_row<bool> rows[]{{'a', 'z', true}, {'z', false}};
constexpr bool is_letter = u8lit::make_code_point_map<rows>['a'];  // refused

// g++: "rows 1 and 2 give U+007A different values"
// clang: overlap_with_different_values< | row_number<1> | row_number<2> | octet::x7A
// first: g++
