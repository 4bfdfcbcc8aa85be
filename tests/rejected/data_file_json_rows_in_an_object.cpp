// SPDX-License-Identifier: BSL-1.0
// Rows in an object that is a member of the file, whose values are numbers.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a/b\":\n {\"x\": 1}}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 2: no row can be made of this: if the rows are in it, write its place after the columns, \"/a~1b\""
// clang: line 2, column 2: no row can be | made of this: if the rows are in | it, write its place after the | columns
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::rows_in_a_member>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a~1b">;
