// SPDX-License-Identifier: BSL-1.0
// A comma after the last member.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\n \"a\": 1,\n}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 3, column 1: the name of a member must be here, in quotation marks"
// clang: line 3, column 1: the name of a | member must be here, in quotation | marks
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::json_flaw::no_name>
// first: g++ | clang
