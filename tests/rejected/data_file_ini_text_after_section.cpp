// SPDX-License-Identifier: BSL-1.0
// Text after a section.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "[ä] ; b\nc = 2\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, int>;  // refused

// g++: "line 1, column 5: text after the ] of a section"
// clang: line 1, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::ini_flaw::text_after_a_section>
// first: g++ | clang
