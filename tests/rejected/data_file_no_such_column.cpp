// SPDX-License-Identifier: BSL-1.0
// A column that the file does not have.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "größe,b\n1,2\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "größe,c">;  // refused

// g++: "line 1, column 1: the file has no column \"c\""
// clang: line 1, column 1: the file has no | column \"c\"
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::delimited_flaw::no_such_column>
// first: g++ | clang
