// SPDX-License-Identifier: BSL-1.0
// A column is named, but the values are no objects.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "digits">;  // refused

// g++: "line 1, column 7: an object must be here, whose members are columns"
// clang: line 1, column 7: an object must be | here, whose members are columns
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::json_flaw::no_object>
// first: g++ | clang
