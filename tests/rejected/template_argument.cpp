// SPDX-License-Identifier: BSL-1.0
// text_constant is constrained: an ill-formed argument is a candidate less, and the note says why.
#include <u8lit/text_table.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

extern u8lit::text_constant<"abc\xE0\x80\x80"> text;  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// clang: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// lines: g++: 13
