// SPDX-License-Identifier: BSL-1.0
// A line that is nothing.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[a]\nb = 1\nc: 2\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, int>;  // refused

// g++: "line 3, column 1: neither a section, nor a key with = after it, nor a comment"
// clang: line 3, column 1: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<3>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::ini_flaw::no_equals_sign>
// first: g++ | clang
