// SPDX-License-Identifier: BSL-1.0
// The keys of a set in a member of the file.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = R"({"version": "2", "words": ["if", "else"]})";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, void>;  // refused

// g++: "line 1, column 27: no row can be made of this: if the rows are in it, write its place after the columns, \"/words\""
// clang: line 1, column 27: no row can be | made of this: if the rows are in | it, write its place after the | columns
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<27>, u8lit::detail::json_flaw::rows_in_a_member>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, void, "", "/words">;
