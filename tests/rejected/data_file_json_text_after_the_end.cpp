// SPDX-License-Identifier: BSL-1.0
// Text after the end of the object.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1}\n}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 1: text after the end of the array or the object"
// clang: line 2, column 1: text after the | end of the array or the object
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::json_flaw::text_after_the_value>
// first: g++ | clang
