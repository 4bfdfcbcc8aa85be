// SPDX-License-Identifier: BSL-1.0
// Arrays within each other, too many.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": {\"x\": 1, \"y\": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "x">;  // refused

// g++: "line 1, column 85: more than 64 arrays and objects within each other"
// clang: line 1, column 85: more than 64 | arrays and objects within each other
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<85>, u8lit::detail::json_flaw::nested_too_deep>
// first: g++ | clang
