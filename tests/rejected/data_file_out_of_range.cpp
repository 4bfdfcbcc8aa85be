// SPDX-License-Identifier: BSL-1.0
// A number that is too large for its type.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,2\n3,256\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, unsigned char, "a,b">;  // refused

// g++: "line 3, column 3: \"256\" is not in the range of its type"
// clang: line 3, column 3: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<3>, u8lit::detail::file_flaw::number_out_of_range>
// first: g++ | clang
