// SPDX-License-Identifier: BSL-1.0
// A line with fewer fields than the first one.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 2, column 2: the line has fewer fields than the first one, which has 2"
// clang: line 2, column 2: the line has | fewer fields
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::delimited_flaw::fields_too_few>
// first: g++ | clang
