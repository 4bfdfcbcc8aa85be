// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HPP
#define U8LIT_HPP

// u8lit: if it compiles, it is well-formed. UTF-8 after RFC 3629 in constant expressions.
// Each of these headers can be included by itself; what is in folders is theirs.

// IWYU pragma: begin_exports
#include <u8lit/literals.hpp>          // checked literals: "..."_utf8, _utf16, _utf32, _scalar
#include <u8lit/text.hpp>              // text_view, text_constant, fixed_text, "..."_text, _chars
#include <u8lit/validate.hpp>          // validate, is_well_formed: the first fault, or none
#include <u8lit/decode.hpp>            // decode_front, decode_back; scalars of input that nobody has validated
#include <u8lit/encode.hpp>            // encode: a scalar value as a sequence of code units
#include <u8lit/explain.hpp>           // a verdict as a sentence
#include <u8lit/octets.hpp>            // bytes that need not be text: "41 E2"_octets; the RFC's notation
#include <u8lit/transcode.hpp>         // UTF-8, UTF-16, UTF-32, ISO 8859-1: transcode, replace_ill_formed, to_utf16, lengths
#include <u8lit/stream.hpp>            // stream_decoder: text that arrives in chunks
#include <u8lit/encoding_scheme.hpp>   // UTF-16BE and its like, byte order marks
#include <u8lit/pack.hpp>              // literals to packs of characters and back, strings of other libraries
#include <u8lit/operations.hpp>        // concat, find, split, trim, sort, escape_json, ...
#include <u8lit/policy.hpp>            // restricted_text: no NUL, ASCII only, ...
#include <u8lit/codec.hpp>             // encodings of your own, from a grammar
#include <u8lit/legacy.hpp>            // CESU-8, modified UTF-8, WTF-8, RFC 2279, UCS-2, UCS-4
#include <u8lit/text_table.hpp>        // text_map, text_set: tables of text in headers
#include <u8lit/text_switch.hpp>       // text_switch and text_cases: a switch over text
#include <u8lit/code_point_set.hpp>    // sets of characters: code_points_of, code_point_set, find_first_of
#include <u8lit/code_point_map.hpp>    // characters to values
#include <u8lit/octet_automaton.hpp>   // sets of characters as automata over bytes
#include <u8lit/glue/missing_glue.hpp>  // errors that say which header prints text
// IWYU pragma: end_exports

// Outside, because each includes what it is for:
//   u8lit/owning_text.hpp             text: owning text on std::basic_string
//   u8lit/hash.hpp                    std::hash
//   u8lit/ostream.hpp                 << to std::ostream
//   u8lit/format.hpp                  std::format
//   u8lit/fmt.hpp                     {fmt}
//   u8lit/filesystem.hpp              std::filesystem::path
//   u8lit/mp11.hpp                    Boost.Mp11
//   u8lit/hana.hpp                    Boost.Hana

#endif
