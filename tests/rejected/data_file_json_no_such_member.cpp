// SPDX-License-Identifier: BSL-1.0
// A member that one object does not have.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[{\"code\": \"EUR\", \"digits\": 2},\n {\"code\": \"JPY\"}]";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int, "code,digits">;  // refused

// g++: "line 2, column 2: the object has no member \"digits\""
// clang: line 2, column 2: the object has no | member
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::json_flaw::no_such_member>
// first: g++ | clang
