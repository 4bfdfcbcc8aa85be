// SPDX-License-Identifier: BSL-1.0
// A row that ends at a negative number, which is none of any character.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0, -5, 1};  // refused

// g++: negative numbers are not scalar values (RFC 3629, section 3) | 0, -5
// clang: negative numbers are not scalar values (RFC 3629, section 3)
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
