// SPDX-License-Identifier: BSL-1.0
// A surrogate code point is no character of UTF-32 either (RFC 3629 section 3, Unicode D90).
#include <u8lit/text.hpp>
#include <u8lit/literals.hpp>
using namespace u8lit::literals;

const auto text = U"abc\xD800"_text;  // refused

// g++: u8lit::invalid_utf32::surrogate< | at_code_unit<4> | octet::xD8 | octet::x00 | RFC_3629_section_3
// clang: surrogate_see_RFC | (4, | "D8" | "00"
