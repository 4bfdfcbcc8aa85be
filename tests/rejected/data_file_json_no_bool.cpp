// SPDX-License-Identifier: BSL-1.0
// A number where a bool is needed.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": 1}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, bool>;  // refused

// g++: "line 1, column 7: the number \"1\" is neither true nor false"
// clang: line 1, column 7: the number
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<7>, u8lit::detail::file_flaw::neither_true_nor_false>
// first: g++ | clang
