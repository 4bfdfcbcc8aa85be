// SPDX-License-Identifier: BSL-1.0
// A number of more than 32 bits, whose last 32 would be a character. g++ prints the largest of 32, or -1 for a target where
// that is an index's largest.
#include <u8lit/encode.hpp>

const u8lit::scalar_value value = 0x1'0000'0041;  // refused

// g++: array subscript value | of array type 'u8lit::detail::not_a_scalar_value::beyond_U_10FFFF_see_RFC_3629_section_3
// clang 14: no scalar value (RFC 3629 section 3)
// clang: out_of_range_see_RFC_3629_section_3(4294967295, {{&"FF"[0], &"FF"[0], &"FF"[0], &"FF"[0]}})
