// SPDX-License-Identifier: BSL-1.0
// A quotation mark in a field that does not begin with one.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,2\"\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;  // refused

// g++: "line 2, column 4: a quotation mark within a field: write the field in quotation marks, and this one twice"
// clang: line 2, column 4: a quotation | within a field: | write the field in
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<4>, u8lit::detail::delimited_flaw::quotation_mark_within_a_field>
// first: g++ | clang
// mended: inline constexpr char mended[] = "a,b\n1,\"2\"\"\"\n";
// mended: constexpr auto& rows = u8lit::data_file::csv<mended, int, u8lit::text_view<char>, "a,b">;
