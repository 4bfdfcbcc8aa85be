// SPDX-License-Identifier: BSL-1.0
// A value that goes on in the next line, because a backslash ends its own.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = 1\\\n b = 2\n";
constexpr auto& rows = u8lit::data_file::properties<file, u8lit::utf8_view, int>;  // refused

// g++: "line 1, column 5: \"1b = 2\" is not an integer"
// clang: line 1, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::file_flaw::no_integer>
// first: g++ | clang
// mended: inline constexpr char mended[] = "a = 1\n b = 2\n";
// mended: constexpr auto& rows = u8lit::data_file::properties<mended, u8lit::utf8_view, int>;
