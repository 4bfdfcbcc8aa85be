// SPDX-License-Identifier: BSL-1.0
// A row beyond the last scalar value, 10FFFF (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0x100000, 0x110000, 1};  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3) | 1048576, 1114112
// clang: there are no characters above U+10FFFF (RFC 3629, section 3)
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
