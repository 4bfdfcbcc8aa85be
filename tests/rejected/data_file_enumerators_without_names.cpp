// SPDX-License-Identifier: BSL-1.0
// An enumeration without a table of its names.
#include <u8lit/data_file.hpp>

enum class colour { red, green };
inline constexpr char file[] = "red = 1\n";
constexpr auto& rows = u8lit::data_file::ini<file, colour, int>;  // refused

// g++: "how does the file name these enumerators? Specialize data_file::names_of for their enumeration"
// clang: how does the file name these
// clang 14-15: invalid_file::enumerators_need_names
// first: g++ | clang
