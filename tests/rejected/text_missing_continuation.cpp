// SPDX-License-Identifier: BSL-1.0
// Another octet stands where a continuation must (RFC 3629 section 4).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE6\x97!"_text;  // refused

// g++: u8lit::invalid_utf8::missing_continuation< | at_octet<4> | octet::xE6 | octet::x97 | octet::x21 | RFC_3629_section_4
// clang: missing_continuation_see_RFC | (4, | "E6" | "97" | "21"
