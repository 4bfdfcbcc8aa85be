// SPDX-License-Identifier: BSL-1.0
// A string that is not closed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\":\n \"b}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 2, column 2: a string that is never closed"
// clang: line 2, column 2: a string that is | never closed
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::string_not_closed>
// first: g++ | clang
