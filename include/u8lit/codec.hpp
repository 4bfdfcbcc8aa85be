// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_HPP
#define U8LIT_CODEC_HPP

// <u8lit/codec.hpp>: encodings of your own, defined by a grammar.
//
//   codec             a validator, decoder, encoder and conversions from a grammar
//   number_codec      the same for an encoding with one code unit for each number of a number_range
//   grammar           a syntax and the numbers that its sequences encode
//   syntax            alternatives, each an octet_range for each octet; utf8_syntax is RFC 3629 section 4
//   utf8_grammar      UTF-8's grammar
//   automaton         a deterministic automaton of a syntax; make_automaton is that of a constant
//   charset           the registered names of an encoding; utf8_charset is UTF-8's
//   encoded_constant  a type for each literal in such an encoding
//   codec_diagnostic  the error of an ill-formed literal, a member of invalid

// IWYU pragma: begin_exports
#include <u8lit/base/octet.hpp>
#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/encoded_constant.hpp>
#include <u8lit/codec/grammar.hpp>
#include <u8lit/codec/number_codec.hpp>
#include <u8lit/rfc3629/automaton.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/rfc3629/syntax.hpp>
// IWYU pragma: end_exports

#endif
