// SPDX-License-Identifier: BSL-1.0
// A section without its second bracket.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = 1\n[b\nc = 2\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, int>;  // refused

// g++: "line 2, column 1: a section without ] after its name"
// clang: line 2, column 1: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<1>, u8lit::detail::ini_flaw::section_not_closed>
// first: g++ | clang
