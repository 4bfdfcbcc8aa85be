// SPDX-License-Identifier: BSL-1.0
// A number that two lines of a file have.
#include <u8lit/data_file.hpp>
#include <u8lit/number_map.hpp>

inline constexpr char file[] = "n,s\n1,a\n2,\"b\nc\"\n1,d\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, u8lit::utf8_view, "n,s">;
constexpr auto& table = u8lit::make_number_map<rows>;  // refused

// g++: "lines 2 and 5 have the same key, 1"
// clang: lines 2 and 5 have the same key, 1
// clang 14-15: invalid_key::same_key<u8lit::detail::invalid_file::line_number<2>, u8lit::detail::invalid_file::line_number<5>, 1>
// first: g++ | clang
