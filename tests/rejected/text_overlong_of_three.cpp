// SPDX-License-Identifier: BSL-1.0
// There is only one valid way to encode a character, the shortest (RFC 3629 section 3).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = "abc\xE0\x80\x80"_text;  // refused

// g++: u8lit::invalid_utf8::overlong< | at_octet<4> | octet::xE0 | octet::x80 | RFC_3629_section_3
// clang: overlong_see_RFC | (4, | "E0" | "80"
