// SPDX-License-Identifier: BSL-1.0
// A reversed row among others.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_row<int> rows[]{{'A', 'Z', 1}, {'z', 'a', 2}};  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang
// errors: g++ 12-13: 2 | clang 14-22: 2
// lines: clang 14-22: 18
// mended: inline constexpr u8lit::code_point_row<int> rows[]{{'A', 'Z', 1}, {'a', 'z', 2}};
