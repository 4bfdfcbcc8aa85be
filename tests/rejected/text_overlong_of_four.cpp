// SPDX-License-Identifier: BSL-1.0
// U+FFFF in four octets: there is only one valid way to encode a character (RFC 3629 section 3).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xF0\x8F\xBF\xBF"_text;  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xF0 | octet::x8F | RFC_3629_section_3
// clang: overlong_see_RFC | (4, | "F0" | "8F"
