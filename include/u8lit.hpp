// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HPP
#define U8LIT_HPP

// u8lit: UTF-8 literals that the compiler checks (RFC 3629). If it compiles, it is well-formed.
// This header includes the public headers that need nothing but u8lit; each can be included by itself. What they are
// made of is in folders, the wings. A wing includes only wings before it, and of those only what is not listed as inner
// (INNER in tests/structure/structure_test.py). One header introduces each wing:
//   base/octet.hpp               octets, differences between compilers, how an evaluation fails
//   compilers/text_literals.hpp  the parts of headers that only some compilers read
//   encoding/code_unit.hpp       code units, scalar values, faults: one character at a time
//   rfc3629/definition.hpp       the RFC as data
//   validation/error_mask.hpp    the first fault of any input
//   diagnosis/diagnose.hpp       what compilers say of an ill-formed literal
//   text/text_view.hpp           types of well-formed text, and the literals
//   transcoding/transcoding.hpp  from one encoding to another
//   operation/boundary.hpp       what a standard library offers for strings
//   policy/policy.hpp            requirements beyond well-formedness
//   codec/grammar.hpp            other encodings
//   table/rows.hpp               sets, maps and switches over text
//   data_file/file_source.hpp    rows of tables from files
//   catalog/po_text.hpp          messages of a program in several languages
//   source/source_reader.hpp     literals in source files of C and C++
//   code_point/scalar_range.hpp  sets of characters, and tables of their properties
//   matcher/octet_ranges.hpp     sets of characters as automata
//   unicode/decomposition.hpp    what Unicode says of characters beyond their encoding
//   glue/missing_glue.hpp        the standard library and other libraries
// In names, make_ marks what builds something, _of what is read or derived from its argument, is_ a question.

// IWYU pragma: begin_exports
#include <u8lit/literals.hpp>           // checked literals: "..."_utf8, _utf16, _utf32, _text, _chars, _scalar
#include <u8lit/text.hpp>               // text that is always well-formed: text_view, text_constant, fixed_text
#include <u8lit/diagnostic.hpp>         // ill-formed literals as template parameters, faults as types
#include <u8lit/validate.hpp>           // validate and is_well_formed: the first fault of any input
#include <u8lit/decode.hpp>             // decode_front, decode_back; scalar values of input that may be ill-formed
#include <u8lit/encode.hpp>             // encode: the code units of a scalar value
#include <u8lit/explain.hpp>            // explain: a verdict as a sentence
#include <u8lit/octets.hpp>             // constant bytes that need not be text, and the RFC's notation of characters
#include <u8lit/transcode.hpp>          // conversion between UTF-8, UTF-16, UTF-32 and ISO 8859-1; lengths
#include <u8lit/stream.hpp>             // stream_decoder: conversion of text that arrives in chunks
#include <u8lit/encoding_scheme.hpp>    // UTF-16BE, UTF-32LE and the like as bytes; byte order marks
#include <u8lit/pack.hpp>               // constants to packs of characters and back; other libraries' strings
#include <u8lit/operations.hpp>         // operations on text: concat, find, split, trim, sort, escape_json, ...
#include <u8lit/policy.hpp>             // restricted_text: text without NUL, ASCII only, or under a policy of yours
#include <u8lit/codec.hpp>              // encodings of your own, defined by a grammar
#include <u8lit/legacy.hpp>             // CESU-8, modified UTF-8, WTF-8, RFC 2279, UCS-2 and UCS-4
#include <u8lit/text_table.hpp>         // text_map and text_set: constant tables with text for keys
#include <u8lit/text_switch.hpp>        // text_switch and text_cases: a switch on text
#include <u8lit/code_point_set.hpp>     // sets of characters, and searching text for their members
#include <u8lit/number_map.hpp>         // constant tables with integers or enumerators for keys
#include <u8lit/data_file.hpp>          // rows of tables from files that are read when compiling
#include <u8lit/message_catalog.hpp>    // messages in many languages, from gettext's .po files
#include <u8lit/source_literals.hpp>    // literals and comments in source files of C and C++, without a compiler
#include <u8lit/code_point_map.hpp>     // constant tables with characters for keys
#include <u8lit/octet_automaton.hpp>    // sets of characters as byte ranges and automata that match without decoding
#include <u8lit/version.hpp>            // the version as a number
#include <u8lit/glue/missing_glue.hpp>  // errors that name the header to include
// IWYU pragma: end_exports

// Not included, because of their tables:
//   <u8lit/caseless_table.hpp>    sets and maps of text that ignore the case of all letters
//   <u8lit/confusables.hpp>       text that looks like other text, and how text mixes scripts
//   <u8lit/identifier.hpp>        whether text is an identifier, by the rules of Unicode, C++ or Rust, or a hashtag
//   <u8lit/letter_case.hpp>       case of all letters of Unicode: to_upper, to_lower, equal_ignoring_case, ...
//   <u8lit/normalization.hpp>     normal forms of Unicode: "..."_nfc, to_nfc, is_nfc, policy::nfc, ...
//   <u8lit/segmentation.hpp>      what users take for characters, words and sentences; line breaks, and columns
//   <u8lit/code_point_properties.hpp>  what Unicode says of each character: its category, script, width, ...
//   <u8lit/character_names.hpp>   characters by name, and names of characters
//   <u8lit/nfkc_casefold.hpp>     text compared whatever its case and format: to_nfkc_casefold, ...
//   <u8lit/host_name.hpp>         internationalized host names: to_ascii, to_unicode, to_punycode, ...

// Not included, because each includes the library that it is for:
//   <u8lit/owning_text.hpp>       text: owning text in a std::basic_string
//   <u8lit/hash.hpp>              std::hash: text as a key of unordered containers
//   <u8lit/reflection.hpp>        C++26 reflection: rows of tables from enumerations, names of members
//   <u8lit/ostream.hpp>           std::ostream: << for text, verdicts and faults
//   <u8lit/format.hpp>            std::format and std::print, and {fmt} if it is included before
//   <u8lit/fmt.hpp>               {fmt}: include <fmt/format.h> before
//   <u8lit/filesystem.hpp>        std::filesystem: paths of text
//   <u8lit/mp11.hpp>              Boost.Mp11: lists of the characters of a text
//   <u8lit/hana.hpp>              Boost.Hana: constants as objects of its concepts

/// \namespace u8lit
/// Text that is well-formed by construction. What is in `u8lit::detail` may change.
/// \namespace u8lit::literals
/// The literal operators: `using namespace u8lit::literals;`.
/// \namespace u8lit::policy
/// Requirements on text beyond well-formedness, for restricted_text.
/// \namespace u8lit::legacy
/// Encodings that are no longer, or never were, UTF-8, with the functions that namespace u8lit has for UTF-8.
/// \namespace u8lit::source
/// Literals and comments in source files of C and C++.
/// \namespace u8lit::unicode
/// What the Unicode Standard says of characters beyond their encoding.
/// \namespace u8lit::reflection
/// What the compiler knows of types, for C++26 with reflection.

#endif
