// SPDX-License-Identifier: BSL-1.0
// A row from Z to A.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0x5A, 0x41, 1};  // refused

// g++: this range is reversed, write its lower end first | 90, 65
// g++ 16+: U+005A to U+0041: this range is reversed, write its lower end first
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang
// errors: g++ 14-15: 2
// lines: g++ 14-15: 13
