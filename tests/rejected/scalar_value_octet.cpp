// SPDX-License-Identifier: BSL-1.0
// An octet of a sequence, which is no number of a character.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = '\xE9';  // refused

// g++: array subscript value '233' | an_octet_beyond_7F_is_part_of_a_character_see_RFC_3629_section_1
// clang 14: no scalar value (RFC 3629 section 3)
// clang: part_of_a_character_see_RFC_3629_section_1(233, {{&"E9"[0]
