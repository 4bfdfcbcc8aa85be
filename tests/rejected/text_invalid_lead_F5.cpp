// SPDX-License-Identifier: BSL-1.0
// F5 never appears (RFC 3629 section 1): it would begin a number beyond U+10FFFF.
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF5\x80\x80\x80"_text;  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | it_would_lie_beyond_U_10FFFF | at_octet<4> | octet::xF5 | RFC_3629_section_1
// clang: invalid_lead_it_would_lie_beyond_U_10FFFF_see_RFC | (4, | "F5"
