// SPDX-License-Identifier: BSL-1.0
// A pointer to a member that is not there.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\":\n {\"x\": {}}}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a/y">;  // refused

// g++: "line 2, column 2: the object has no member \"y\""
// clang: line 2, column 2: the object has no | member
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::no_such_member>
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "", "/a/x">;
