// SPDX-License-Identifier: BSL-1.0
// Two members of the same name, one of them with an escape.
#include <u8lit/data_file.hpp>
#include <u8lit/text_table.hpp>

inline constexpr char file[] = "{\"a\": 1,\n \"b\": 2,\n \"\\u0061\": 3}";
constexpr auto& map = u8lit::make_text_map<u8lit::data_file::json<file, u8lit::utf8_view, int>>;  // refused

// g++: "lines 1 and 3 have the same key, \"a\""
// clang: lines 1 and 3 have the same key, 
// clang 14-15: line_number<1>
// first: g++ | clang
