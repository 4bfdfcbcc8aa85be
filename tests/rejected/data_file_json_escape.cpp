// SPDX-License-Identifier: BSL-1.0
// An escape of C that JSON does not have.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": \"\\x41\"}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 8: a backslash that begins no escape of JSON"
// clang: line 1, column 8: a backslash that | begins no escape of JSON
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::json_flaw::no_escape>
// first: g++ | clang
