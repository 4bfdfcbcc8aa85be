// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSTIC_HPP
#define U8LIT_DIAGNOSTIC_HPP

// <u8lit/diagnostic.hpp>: ill-formed literals as template parameters, faults as types.
//
//   unvalidated_literal  a literal as template parameter, well-formed or not
//   well_formed          concept: a diagnostic is well_formed_text, which stands for no error
//   first_ill_formed     the first of several diagnostics that is not well_formed_text
//   shown_text           a type that shows a text in compilers' messages

// IWYU pragma: begin_exports
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/text/text_builder.hpp>
// IWYU pragma: end_exports

#endif
