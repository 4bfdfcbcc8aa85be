// SPDX-License-Identifier: BSL-1.0
// An octet of a sequence for the end of a range, where a character was meant.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{'a', '\xE9'}});  // refused

// g++: array subscript value '233' | an_octet_beyond_7F_is_part_of_a_character_see_RFC_3629_section_1
// clang: part_of_a_character_see_RFC_3629_section_1(233, {{&"E9"[0]
