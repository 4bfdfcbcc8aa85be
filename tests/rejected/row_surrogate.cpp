// SPDX-License-Identifier: BSL-1.0
// A row of one surrogate (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0xDFFF, 1};  // refused

// g++: array subscript value '57343' | surrogate_reserved_for_UTF_16_see_RFC_3629_section_3
// clang: surrogate_see_RFC_3629_section_3(57343, {{&"DF"[0], &"FF"[0]
// clang 14: no row of a scalar value (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 17 | g++ 16+: 23
