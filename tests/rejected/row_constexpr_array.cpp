// SPDX-License-Identifier: BSL-1.0
// A row in a constexpr array. Clang 14 to 22 go on with a value that is not defined (compiler.hpp: refused_number), and
// so the array is not constant, too. g++ 12 and 13 evaluate the row for itself and for the array.
#include <u8lit/code_point_map.hpp>

constexpr u8lit::code_point_row<int> rows[] = {{U'z', U'a', 1}};  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ | clang
// errors: g++ 12-13: 2 | clang 14-22: 2
// lines: clang 14-22: 18
// mended: constexpr u8lit::code_point_row<int> rows[] = {{U'a', U'z', 1}};
