// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_LITERALS_HPP
#define U8LIT_SOURCE_LITERALS_HPP

// <u8lit/source_literals.hpp>: literals and comments in source files of C and C++, without a compiler.
//
// In namespace source:
//   tokens              the tokens of a file, as a range: each is a token, of a token_kind
//   options             the standard that the file is written in, and whether it has trigraphs
//   literal_prefix      the encoding of a literal; token_flaw is what can be wrong with a token
//   literal_units       the value of a literal, as a range: each element is a literal_unit, of a unit_kind
//   literal_units_with  the same with names of characters; unit_flaw is what can be wrong with an element
//   adjacent_literals   the string literals that a compiler joins, as a literal_run
//
// Nothing is allocated, and all functions are constexpr.

// IWYU pragma: begin_exports
#include <u8lit/source/adjacent_literals.hpp>
#include <u8lit/source/literal_units.hpp>
#include <u8lit/source/source_options.hpp>
#include <u8lit/source/source_token.hpp>
#include <u8lit/source/source_tokens.hpp>
// IWYU pragma: end_exports

#endif
