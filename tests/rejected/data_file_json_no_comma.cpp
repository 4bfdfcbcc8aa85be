// SPDX-License-Identifier: BSL-1.0
// Elements without a comma between them.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[\"a\"\n \"b\"]";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, void>;  // refused

// g++: "line 2, column 2: a comma or the end of the array must be here"
// clang: line 2, column 2: a comma or the | end of the array must be here
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::no_comma_in_array>
// first: g++ | clang
