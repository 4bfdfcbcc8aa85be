// SPDX-License-Identifier: BSL-1.0
// A number that begins with a zero.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1,\n \"b\": -02}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 8: a number that begins with a zero before other digits"
// clang: line 2, column 8: a number that | begins with a zero before other | digits
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<8>, u8lit::detail::json_flaw::leading_zero>
// first: g++ | clang
