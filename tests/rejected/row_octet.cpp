// SPDX-License-Identifier: BSL-1.0
// A row of an octet, which is no number of a character.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{'\xE9', 1};  // refused

// g++: a char above 7F is only a part of a character, write U\'...\' (RFC 3629, section 1) | 233, 233
// clang: a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1)
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
// mended: const u8lit::code_point_row<int> row{U'\u00E9', 1};
