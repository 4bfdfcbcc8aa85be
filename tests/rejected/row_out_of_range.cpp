// SPDX-License-Identifier: BSL-1.0
// A row beyond the last scalar value, 10FFFF (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0x100000, 0x110000, 1};  // refused

// g++: beyond_U_10FFFF{1048576, 1114112}
// clang: beyond_U_10FFFF_see_RFC_3629_section_3(1048576, 1114112, {{&"10"[0], &"00"[0], &"00"[0]
// clang 14: no row of scalar values (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 17 | g++ 16+: 23
