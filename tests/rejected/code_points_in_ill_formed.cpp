// SPDX-License-Identifier: BSL-1.0
// The scalar values of no text.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::code_points_in("a\xC0");  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 2}
// g++ 16+: constexpr message: ill-formed UTF-8: byte 2 (C0) can only begin an overlong sequence (RFC 3629, section 1)
// clang: ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte(2, {{&"C0"[0]
// lines: g++: 14 | g++ 16+: 5
// first: g++ 12-13
