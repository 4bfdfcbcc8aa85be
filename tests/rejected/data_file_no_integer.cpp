// SPDX-License-Identifier: BSL-1.0
// Text where an integer is needed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a\tb\n1\t2\n3\t0x4\n";
constexpr auto& rows = u8lit::data_file::tsv<file, int, int, "a,b">;  // refused

// g++: "line 3, column 3: \"0x4\" is not an integer"
// clang: line 3, column 3: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::file_flaw::no_integer>
// first: g++ | clang
