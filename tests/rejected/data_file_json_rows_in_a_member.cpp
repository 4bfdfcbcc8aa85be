// SPDX-License-Identifier: BSL-1.0
// Rows in a member of the file.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = R"({"3166-1": [{"code": "DE", "number": 276}]})";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "code,number">;  // refused

// g++: "line 1, column 12: no row can be made of this: if the rows are in it, write its place after the columns, \"/3166-1\""
// clang: line 1, column 12: no row can be | made of this: if the rows are in | it, write its place after the | columns
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<12>, u8lit::detail::json_flaw::rows_in_a_member>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "code,number", "/3166-1">;
