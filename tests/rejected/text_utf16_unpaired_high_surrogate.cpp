// SPDX-License-Identifier: BSL-1.0
// A high surrogate without the low one that makes a pair of it (RFC 2781 section 2).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = u"abc\xD800!"_text;  // refused

// g++: u8lit::invalid_utf16::unpaired_high_surrogate< | at_code_unit<4> | octet::xD8 | octet::x00 | RFC_2781_section_2
// clang: unpaired_high_surrogate_see_RFC | (4, | "D8" | "00"
