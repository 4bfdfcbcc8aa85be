// SPDX-License-Identifier: BSL-1.0
// A number without a digit after the point.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1.}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 1, column 9: a digit must be here"
// clang: line 1, column 9: a digit must be | here
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<9>, u8lit::detail::json_flaw::no_digit>
// first: g++ | clang
