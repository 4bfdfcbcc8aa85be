// SPDX-License-Identifier: BSL-1.0
// Neither true nor false.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,true\n2,yes\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, bool, "a,b">;  // refused

// g++: "line 3, column 3: \"yes\" is neither true nor false"
// clang: line 3, column 3: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::file_flaw::neither_true_nor_false>
// first: g++ | clang
