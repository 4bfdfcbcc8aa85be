// SPDX-License-Identifier: BSL-1.0
// A comment.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1, // one\n \"b\": 2}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 1, column 10: JSON has no comments"
// clang: line 1, column 10: JSON has no | comments
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<10>, u8lit::detail::json_flaw::comment>
// first: g++ | clang
