// SPDX-License-Identifier: BSL-1.0
// The escape of a high surrogate alone.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "{\"a\": \"\u65E5\\uD83D.\"}";
constexpr auto& rows = u8lit::data_file::json<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 9: the escape of a surrogate that is not one of a pair"
// clang: line 1, column 9: the escape of a | surrogate that is not one of a pair
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<9>, u8lit::detail::json_flaw::escaped_surrogate>
// first: g++ | clang
