// SPDX-License-Identifier: BSL-1.0
// An escape of half a character.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a = \\uD83D\\u0041\n";
constexpr auto& rows = u8lit::data_file::properties<file, u8lit::utf8_view, u8lit::utf8_view>;  // refused

// g++: "line 1, column 5: an unpaired surrogate: characters above U+FFFF take two escapes, such as \\uD83D\\uDE00"
// clang: line 1, column 5: 
// clang 14-15: flaw_at<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::column_number<5>, u8lit::detail::properties_flaw::unpaired_surrogate>
// first: g++ | clang
