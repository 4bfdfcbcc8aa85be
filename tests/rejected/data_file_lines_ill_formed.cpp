// SPDX-License-Identifier: BSL-1.0
// A line in Latin-1.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "if\nf\xFCr\n";
constexpr auto& rows = u8lit::data_file::lines<file>;  // refused

// g++: "line 2, column 2: ill-formed UTF-8"
// clang: line 2, column 2: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::file_flaw::ill_formed>
// first: g++ | clang
