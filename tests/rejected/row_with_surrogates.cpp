// SPDX-License-Identifier: BSL-1.0
// A row with the surrogates in it (RFC 3629 section 3).
#include <u8lit/code_point_map.hpp>

const u8lit::code_point_row<int> row{0xD7FF, 0xE000, 1};  // refused

// g++: surrogates_in_it_split_it_around_D800_to_DFFF{55295, 57344}
// clang: surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3(55295, 57344, {{&"D7"[0], &"FF"[0]
// clang 14: no row of scalar values (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 17 | g++ 16+: 23
