// SPDX-License-Identifier: BSL-1.0
// A low surrogate before its high one is no pair (RFC 2781 section 2).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xDC00\xD800"_text;  // refused

// g++: u8lit::invalid_utf16::unpaired_low_surrogate< | at_code_unit<4> | octet::xDC | octet::x00 | RFC_2781_section_2
// clang: unpaired_low_surrogate_see_RFC | (4, | "DC" | "00"
