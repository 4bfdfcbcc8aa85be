// SPDX-License-Identifier: BSL-1.0
// A file without a line.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 2, column 1: the file has no line with the names of columns"
// clang: line 2, column 1: the file has | line with the names of columns
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::delimited_flaw::no_record>
// first: g++ | clang
