// SPDX-License-Identifier: BSL-1.0
// Two columns for a value that is one number.
#include <u8lit/data_file.hpp>

inline constexpr char file[] = "a,b,c\n1,2,3\n";
constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b,c">;  // refused

// g++: "no row can be made of these columns: name that of the key, and one for each member of the value"
// clang: no row can be made of these | columns: name that of the key, and | for each member of the value
// clang 14-15: invalid_file::columns_must_be_that_of_the_key_and_one_for_each_member_of_the_value
// first: g++ | clang
// mended: constexpr auto& rows = u8lit::data_file::csv<file, int, int, "a,b">;
