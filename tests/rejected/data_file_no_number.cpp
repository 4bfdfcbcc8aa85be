// SPDX-License-Identifier: BSL-1.0
// A decimal comma.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = 1.5\nb = 1,5\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, double>;  // refused

// g++: "line 2, column 5: \"1,5\" is not a number"
// clang: line 2, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::file_flaw::no_number>
// first: g++ | clang
