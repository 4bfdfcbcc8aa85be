// SPDX-License-Identifier: BSL-1.0
// A row of an octet, which is no number of a character.
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{'\xE9', 1};  // refused

// g++: array subscript value '233' | an_octet_beyond_7F_is_part_of_a_character_see_RFC_3629_section_1
// clang: part_of_a_character_see_RFC_3629_section_1(233, {{&"E9"[0]
// clang 14: no row of a scalar value (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 17 | g++ 16+: 23
