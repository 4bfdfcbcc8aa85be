// SPDX-License-Identifier: BSL-1.0
// The argument of text_constant checks itself.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

extern u8lit::text_constant<"abc\xE0\x80\x80"> text;  // refused

// g++: value '4' | overlong_see_RFC_3629_section_3_index_is_the_byte
// clang: overlong_see_RFC_3629_section_3(4, | E0 | 80
// lines: g++: 13
