// SPDX-License-Identifier: BSL-1.0
// A number beyond U+10FFFF (RFC 3629 section 3).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\x110000"_text;  // refused

// g++: u8lit::invalid_utf32::out_of_range< | at_code_unit<4> | octet::x11 | octet::x00 | octet::x00 | RFC_3629_section_3
// clang: out_of_range_see_RFC | (4, | "11" | "00" | "00"
