// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LITERALS_HPP
#define U8LIT_LITERALS_HPP

// <u8lit/literals.hpp>: checked literals: "..."_utf8, _utf16, _utf32, _text, _chars, _scalar.
//
//   "..."_utf8    text_view<char> or <char8_t>; ill-formed UTF-8 does not compile
//   u"..."_utf16  text_view<char16_t>; U"..."_utf32 is a text_view<char32_t>
//   "..."_text    text_constant, a type for each text, with any of these prefixes
//   u8"..."_chars a const char array of UTF-8, whatever the literal encoding is
//   U'x'_scalar   scalar_value; also 0x20AC_scalar and "x"_scalar

// IWYU pragma: begin_exports
#include <u8lit/text/char_literal.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/text/scalar_literal.hpp>
#include <u8lit/text/text_literal.hpp>
// IWYU pragma: end_exports

#endif
