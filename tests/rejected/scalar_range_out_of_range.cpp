// SPDX-License-Identifier: BSL-1.0
// A range that goes beyond U+10FFFF (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'_', {0x20000, 0x110000}});  // refused

// g++: there are no characters above U+10FFFF (RFC 3629, section 3) | 131072, 1114112
// clang: there are no characters above U+10FFFF (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
