// SPDX-License-Identifier: BSL-1.0
// A pointer to a number.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1, \"b\": {\"x\": 2}}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a">;  // refused

// g++: "line 1, column 7: an array or an object must be here, whose elements or members are rows"
// clang: line 1, column 7: an array or an | object must be here, whose elements | or members are rows
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::json_flaw::no_rows>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/b">;
