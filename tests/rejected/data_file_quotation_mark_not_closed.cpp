// SPDX-License-Identifier: BSL-1.0
// A quotation mark without its second one.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,2\n3,\"4\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 3, column 3: a quotation mark that is never closed"
// clang: line 3, column 3: a quotation | is never closed
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::delimited_flaw::quotation_mark_not_closed>
// first: g++ | clang
