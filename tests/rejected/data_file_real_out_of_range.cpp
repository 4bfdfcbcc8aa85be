// SPDX-License-Identifier: BSL-1.0
// A number that is too large for a float.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = 1e38\nb = 1e39\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, float>;  // refused

// g++: "line 2, column 5: \"1e39\" is not in the range of its type"
// clang: line 2, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::file_flaw::number_out_of_range>
// first: g++ | clang
