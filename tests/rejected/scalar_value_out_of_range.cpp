// SPDX-License-Identifier: BSL-1.0
// The last scalar value is U+10FFFF (RFC 3629 section 3).
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const u8lit::scalar_value value = 0x110000;  // refused

// g++: array subscript value '1114112' | beyond_U_10FFFF_see_RFC_3629_section_3
// clang: out_of_range_see_RFC_3629_section_3(1114112, {{&"11"[0], &"00"[0], &"00"[0]
// clang 14: no scalar value (RFC 3629 section 3)
