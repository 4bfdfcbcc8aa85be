// SPDX-License-Identifier: BSL-1.0
// A file in Latin-1.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b\n1,caf\xE9\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, u8lit::utf8_view, "a,b">;  // refused

// g++: "line 2, column 6: ill-formed UTF-8"
// clang: line 2, column 6: ill-formed | UTF-8
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::column_number<6>, u8lit::detail::file_flaw::ill_formed>
// first: g++ | clang
