// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_HPP
#define U8LIT_TEXT_HPP

// <u8lit/text.hpp>: text that is always well-formed: text_view, text_constant, fixed_text.
//
//   text_view            borrowed text; utf8_view, utf16_view and utf32_view are its aliases
//   checked_text         what text_view::checked returns: text, or the verdict
//   text_constant        a type for each text; "..."_text makes one (<u8lit/literals.hpp>)
//   fixed_text           a literal as template parameter: template <u8lit::fixed_text Name>
//   scalar_view          what text.scalars() returns: a range of scalar_value
//   scalar_value         a Unicode scalar value; optional_scalar_value may be empty
//   any_text             concept: text of any type; text_like also takes strings that may be ill-formed
//   code_unit            concept: a character type; utf8_unit, utf16_unit and utf32_unit, those of one encoding form
//   octet                unsigned char; size_t is that of the standard library; npos stands for no offset

// IWYU pragma: begin_exports
#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_view.hpp>
// IWYU pragma: end_exports

#endif
