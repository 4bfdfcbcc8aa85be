// SPDX-License-Identifier: BSL-1.0
// A member without a colon.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1,\n \"b\" 2}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 6: a colon must be here, after the name of a member"
// clang: line 2, column 6: a colon must be | here, after the name of a member
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<6>, u8lit::detail::json_flaw::no_colon>
// first: g++ | clang
