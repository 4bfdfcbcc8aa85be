// SPDX-License-Identifier: BSL-1.0
// A lambda with a name that makes rows, where rows are asked for.
#include <u8lit/number_map.hpp>

inline constexpr auto month_rows = [] { return u8lit::make_rows<int, int>({{1, 31}, {2, 28}}); };
inline constexpr auto months = u8lit::make_number_map<month_rows>;  // refused

// g++: "this is a function of rows: write rows_from<function>"
// clang: message<size>{"this is a function of rows: write "}, message<size>{"rows_from<function>"}
// clang 14-15: invalid_key::write_rows_from
// first: g++ | clang
// mended: inline constexpr auto months = u8lit::make_number_map<u8lit::rows_from<month_rows>>;
