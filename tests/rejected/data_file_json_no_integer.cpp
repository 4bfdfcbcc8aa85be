// SPDX-License-Identifier: BSL-1.0
// A string where an integer is needed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1,\n \"b\": \"2\"}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 7: the string \"2\" is not an integer"
// clang: line 2, column 7: the string
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::file_flaw::no_integer>
// first: g++ | clang
