// SPDX-License-Identifier: BSL-1.0
// A row from Z to A.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0x5A, 0x41, 1};  // refused

// g++: reversed{90, 65}
// clang: reversed_range(90, 65, {{&"5A"[0]
// clang 14: no row of scalar values (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 17 | g++ 16+: 23
