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
//   as_text              what streams and formatters print of text, scalar values, verdicts and faults
//   octet                unsigned char; size_t is that of the standard library; npos stands for no offset
//
// For templates that accept ill-formed literals and report errors of their own:
//
//   unvalidated_literal  a literal as template parameter, well-formed or not
//   well_formed          concept: a diagnostic is well_formed_text, which stands for no error
//   first_ill_formed     the first of several diagnostics that is not well_formed_text
//   shown_text           a type that shows a text in compilers' messages

// IWYU pragma: begin_exports
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/text/text_view.hpp>
// IWYU pragma: end_exports

#endif
