// SPDX-License-Identifier: BSL-1.0
// A comma after the last element.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[\"a\",\n \"b\",]";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, void>;  // refused

// g++: "line 2, column 6: a value must be here: a string, a number, an array, an object, true, false or null"
// clang: line 2, column 6: a value must be | here: a string, a number, an array, | an object, true, false or null
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<6>, u8lit::detail::json_flaw::no_value>
// first: g++ | clang
