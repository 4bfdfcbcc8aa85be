// SPDX-License-Identifier: BSL-1.0
// A row with the surrogates in it (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0xD7FF, 0xE000, 1};  // refused

// g++: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3) | 55295, 57344
// clang: this range contains surrogates, which are not scalar values; leave out 0xD800 to 0xDFFF (RFC 3629, section 3)
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
// mended: const u8lit::code_point_row<int> rows[]{{0xD000, 0xD7FF, 1}, {0xE000, 0xF8FF, 1}};
