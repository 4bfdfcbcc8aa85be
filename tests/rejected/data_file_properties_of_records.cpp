// SPDX-License-Identifier: BSL-1.0
// A struct of two members, where a row has one field for it.
#include <u8lit/data_file.hpp>

struct point { int x, y; };
inline constexpr char file[] = "a = 1\n";
constexpr auto& rows = u8lit::data_file::properties<file, u8lit::utf8_view, point>;  // refused

// g++: "a row of this file has a key and one field: it makes no value of several members"
// clang: a row of this file has a key and
// clang 14-15: invalid_file::a_value_must_be_one_field
// first: g++ | clang
