// SPDX-License-Identifier: BSL-1.0
// A line with more fields than the first one.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,2,3\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 2, column 5: the line has more fields than the first one, which has 2"
// clang: line 2, column 5: the line has | fields than the first one
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::delimited_flaw::fields_too_many>
// first: g++ | clang
