// SPDX-License-Identifier: BSL-1.0
// A key that two lines of a file have.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

inline constexpr char file[] = "a = 1\n\nb = 2\na = 3\n";
constexpr auto& rows = u8lit::data_file::ini<file, u8lit::utf8_view, int>;
constexpr auto& table = u8lit::make_text_map<rows>;  // refused

// g++: "lines 1 and 4 have the same key, \"a\""
// clang: lines 1 and 4 have the same key, 
// clang 14-15: invalid_key::duplicate<u8lit::detail::invalid_file::line_number<1>, u8lit::detail::invalid_file::line_number<4>
// first: g++ | clang
