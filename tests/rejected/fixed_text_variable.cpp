// SPDX-License-Identifier: BSL-1.0
// The value itself.
#include <u8lit/text.hpp>

constexpr u8lit::fixed_text name = "\xC0\x80";  // refused

// g++: ill-formed UTF-8: a byte that can only begin an overlong sequence (RFC 3629, section 1) | "at byte"), 1}
// clang: ill_formed_UTF_8_lead_of_an_overlong_sequence_see_RFC_3629_section_1_at_byte(1, | C0
// errors: g++ 12-13: 2 | clang 16+: 2
// lines: g++: 12 | g++ 16+: 13 | clang 16+: 24
// first: g++
