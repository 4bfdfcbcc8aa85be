// SPDX-License-Identifier: BSL-1.0
// A pointer to an element that is not there.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\":\n [{\"x\": 1}]}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a/1">;  // refused

// g++: "line 2, column 2: the array has no element \"1\""
// clang: line 2, column 2: the array has no | element
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::no_such_element>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a/0">;
