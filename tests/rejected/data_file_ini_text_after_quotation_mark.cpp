// SPDX-License-Identifier: BSL-1.0
// A comment after a value in quotation marks.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = \"1\" ; b\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 9: text after the quotation mark that ends a value"
// clang: line 1, column 9: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<9>, u8lit::detail::ini_flaw::text_after_a_quotation_mark>
// first: g++ | clang
