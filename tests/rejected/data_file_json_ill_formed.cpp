// SPDX-License-Identifier: BSL-1.0
// Half of a character of two bytes.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\n\"a\": \"\xC3\"}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 2, column 7: ill-formed UTF-8"
// clang: line 2, column 7: ill-formed UTF-8
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::file_flaw::ill_formed>
// first: g++ | clang
