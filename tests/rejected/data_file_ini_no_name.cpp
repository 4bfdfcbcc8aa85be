// SPDX-License-Identifier: BSL-1.0
// A line without a key.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[a]\n = 1\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 2: a name is missing"
// clang: line 2, column 2: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<2>, u8lit::detail::ini_flaw::no_name>
// first: g++ | clang
