// SPDX-License-Identifier: BSL-1.0
// The argument of text_constant checks itself.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

extern u8lit::text_constant<"abc\xE0\x80\x80"> text;  // refused

// g++: ill-formed UTF-8: a sequence that is overlong (RFC 3629, section 3) | "at byte"), 4}
// clang: ill_formed_UTF_8_overlong_see_RFC_3629_section_3_at_byte(4, | E0 | 80
// first: g++
