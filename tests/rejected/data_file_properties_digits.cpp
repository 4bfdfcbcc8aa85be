// SPDX-License-Identifier: BSL-1.0
// An escape that lacks a digit.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = b\nü = x\\u12g4\n";
constexpr auto& rows = u8lit::data_file::properties<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 2, column 6: the escape \\u needs four hexadecimal digits"
// clang: line 2, column 6: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<6>, u8lit::detail::properties_flaw::not_four_digits>
// first: g++ | clang
