// SPDX-License-Identifier: BSL-1.0
// A row of one surrogate (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0xDFFF, 1};  // refused

// g++: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3) | 57343, 57343
// clang: 0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
