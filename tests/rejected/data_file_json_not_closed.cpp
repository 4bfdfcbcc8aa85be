// SPDX-License-Identifier: BSL-1.0
// An object that is not closed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1,\n \"b\": 2\n";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 3, column 1: the file ends within an array or an object"
// clang: line 3, column 1: the file ends | within an array or an object
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::json_flaw::ends_within_a_value>
// first: g++ | clang
