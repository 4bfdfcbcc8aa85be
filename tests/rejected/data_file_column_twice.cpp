// SPDX-License-Identifier: BSL-1.0
// A column that the file has twice.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b,b\n1,2,3\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 1, column 5: the file has two columns \"b\""
// clang: line 1, column 5: the file has two | columns \"b\"
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::delimited_flaw::column_twice>
// first: g++ | clang
