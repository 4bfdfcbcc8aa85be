// SPDX-License-Identifier: BSL-1.0
// A range that goes beyond U+10FFFF (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'_', {0x20000, 0x110000}});  // refused

// g++: u8lit::detail::not_a_scalar_range::beyond_U_10FFFF{131072, 1114112}
// clang: beyond_U_10FFFF_see_RFC_3629_section_3(131072, 1114112, {{&"02"[0], &"00"[0], &"00"[0] | {{&"11"[0], &"00"[0], &"00"[0]
