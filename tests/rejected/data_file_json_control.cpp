// SPDX-License-Identifier: BSL-1.0
// A line break in a string.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": \"\n\"}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 8: a control character in a string, without an escape"
// clang: line 1, column 8: a control | character in a string, without an | escape
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::json_flaw::control_in_a_string>
// first: g++ | clang
