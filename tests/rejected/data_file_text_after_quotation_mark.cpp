// SPDX-License-Identifier: BSL-1.0
// Text after a field in quotation marks.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,\"日本\"x\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, u8lit::utf8_view, "a,b">;  // refused

// g++: "line 2, column 7: text after the quotation mark that ends a field"
// clang: line 2, column 7: text after the | quotation mark that ends a field
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::delimited_flaw::text_after_a_quotation_mark>
// first: g++ | clang
