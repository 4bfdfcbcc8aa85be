// SPDX-License-Identifier: BSL-1.0
// Neither an array nor an object.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "\n\"a\"";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 1: an array or an object must be here, whose elements or members are rows"
// clang: line 2, column 1: an array or an | object must be here, whose elements | or members are rows
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::json_flaw::no_rows>
// first: g++ | clang
