// SPDX-License-Identifier: BSL-1.0
// A number of more than 32 bits, whose last 32 would be a character.
#include <u8lit/scalar_value.hpp>

const u8lit::scalar_value value = 0x1'0000'0041;  // refused

// g++: array subscript value '4294967295' | beyond_U_10FFFF_see_RFC_3629_section_3
// clang 14: no scalar value (RFC 3629 section 3)
// clang: out_of_range_see_RFC_3629_section_3(4294967295, {{&"FF"[0], &"FF"[0], &"FF"[0], &"FF"[0]}})
