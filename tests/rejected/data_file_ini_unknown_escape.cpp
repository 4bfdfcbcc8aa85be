// SPDX-License-Identifier: BSL-1.0
// An escape that INI files do not have.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = \"\\x41\"\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 6: an unknown escape: those of values in quotation marks are \\\", \\\\, \\n and \\t"
// clang: line 1, column 6: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<6>, u8lit::detail::ini_flaw::unknown_escape>
// first: g++ | clang
