// SPDX-License-Identifier: BSL-1.0
// A value in quotation marks that goes on in the next line.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = \"1\n2\"\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 5: a quotation mark that is not closed on its line"
// clang: line 1, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::ini_flaw::quotation_mark_not_closed>
// first: g++ | clang
