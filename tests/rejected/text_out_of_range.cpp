// SPDX-License-Identifier: BSL-1.0
// U+110000 lies beyond the range of RFC 3629 section 3.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF4\x90\x80\x80"_text;  // refused

// g++: u8lit::invalid_utf8::out_of_range< | at_octet<4> | octet::xF4 | octet::x90 | RFC_3629_section_3
// clang: out_of_range_see_RFC | (4, | "F4" | "90"
