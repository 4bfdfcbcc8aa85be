// SPDX-License-Identifier: BSL-1.0
// A row from Z to A.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0x5A, 0x41, 1};  // refused

// g++: this range is reversed, write its lower end first | 90, 65
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
// mended: const u8lit::code_point_row<int> row{0x41, 0x5A, 1};
