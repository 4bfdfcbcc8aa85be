// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HPP
#define U8LIT_HPP

// u8lit: if it compiles, it is well-formed. UTF-8 after RFC 3629 in constant expressions.
// This list is the table of contents and the order of the rooms: each includes only rooms above it.

// IWYU pragma: begin_exports
#include <u8lit/compiler.hpp>         // what differs from compiler to compiler
#include <u8lit/size.hpp>             // how many
#include <u8lit/in_hex.hpp>           // octets as clang is to print them
#include <u8lit/refusal.hpp>          // how a constant expression is refused by name
#include <u8lit/inclusive_range.hpp>  // numbers from first to last
#include <u8lit/octet.hpp>            // octets and ranges of them
#include <u8lit/scalar_value.hpp>     // which code points UTF-8 may encode
#include <u8lit/code_unit.hpp>        // which types hold text, and what a text parameter takes
#include <u8lit/unit_sum.hpp>         // what code units add up to
#include <u8lit/sequence_runs.hpp>    // sequences of one length, as evaluators take them over
#include <u8lit/definition.hpp>       // section 3 as data
#include <u8lit/syntax.hpp>           // section 4 as data
#include <u8lit/syntax_algebra.hpp>   // syntaxes made of others
#include <u8lit/automaton.hpp>        // derived from a syntax
#include <u8lit/compact_automaton.hpp>  // of exact size
#include <u8lit/fault.hpp>            // what is wrong, where, how long
#include <u8lit/sequence.hpp>         // the 1 to 4 octets of a scalar value
#include <u8lit/encode.hpp>           // a scalar value to its sequence
#include <u8lit/decode.hpp>           // code units to a scalar value or a fault
#include <u8lit/indices.hpp>          // numbers as a pack
#include <u8lit/octet_block.hpp>      // octets judged by the block
#include <u8lit/octet_number.hpp>     // blocks as numbers
#include <u8lit/evaluated_octets.hpp>  // objects that an evaluator reads at once
#include <u8lit/evaluated_prefix.hpp>  // what is known of octets in constant expressions
#include <u8lit/decoding_view.hpp>    // the same, lazily, of input that nobody has judged
#include <u8lit/octet_word.hpp>       // eight octets as a number
#include <u8lit/octet_vector.hpp>     // octets judged by the vector, at run time
#include <u8lit/validate.hpp>         // code units to the first fault, or none
#include <u8lit/judge.hpp>            // the refusals of functions on literals
#include <u8lit/order.hpp>            // code point order of code units
#include <u8lit/scalar_iterator.hpp>  // text by scalar values
#include <u8lit/scalar_view.hpp>      // those as a range
#include <u8lit/unit_search.hpp>      // what text is searched and cut by
#include <u8lit/text_view.hpp>        // borrowed text
#include <u8lit/unvalidated_literal.hpp>  // a literal as a template argument, well-formed or not
#include <u8lit/fixed_text.hpp>       // a well-formed literal as a template argument
#include <u8lit/literal_fault.hpp>    // what there is to say of an ill-formed one
#include <u8lit/shown_text.hpp>       // a literal in a compiler's words
#include <u8lit/finding_names.hpp>    // the words of the refusals of template arguments
#include <u8lit/finding.hpp>          // those refusals
#include <u8lit/text_constant.hpp>    // text as a type
#include <u8lit/text.hpp>             // all three
#include <u8lit/text_literal.hpp>     // "..."_text
#include <u8lit/char_literal.hpp>     // u8"..."_chars
#include <u8lit/nth_argument.hpp>     // one of several arguments
#include <u8lit/scalar_array.hpp>     // the scalar values of a literal by index
#include <u8lit/code_unit_pack.hpp>   // literals as packs of characters
#include <u8lit/any_text.hpp>         // text in whatever shape
#include <u8lit/reading_operation.hpp>  // what operations that read text refuse in words
#include <u8lit/numeral.hpp>          // numbers written out
#include <u8lit/scalar_literal.hpp>   // U'x'_scalar, 0x20AC_scalar
#include <u8lit/literals.hpp>         // "..."_utf8 and kin
#include <u8lit/whole_number.hpp>     // integers of every width
#include <u8lit/fixed_octets.hpp>     // octets that need not be text
#include <u8lit/notation.hpp>         // section 2: "41 E2"_octets, "U+0041"_characters
#include <u8lit/byte_order_mark.hpp>  // section 6
#include <u8lit/explain.hpp>          // a verdict as a sentence
#include <u8lit/as_text.hpp>          // what an object prints
#include <u8lit/made_text.hpp>        // how operations on literals make literals
#include <u8lit/length.hpp>           // how long text is in another form
#include <u8lit/transcoding.hpp>      // what all transcodings have in common
#include <u8lit/writing_operation.hpp>  // what operations that write are called with, and refuse in words
#include <u8lit/transcode.hpp>        // UTF-8, UTF-16, UTF-32
#include <u8lit/pack.hpp>             // there and back
#include <u8lit/text_of.hpp>          // literals of other libraries' strings
#include <u8lit/replace.hpp>          // U+FFFD for each maximal subpart
#include <u8lit/stream.hpp>           // text that arrives in chunks
#include <u8lit/latin1.hpp>           // ISO 8859-1
#include <u8lit/encoding_scheme.hpp>  // UTF-16BE and kin
#include <u8lit/encoded_octets.hpp>   // literals to and from octets
#include <u8lit/grammar.hpp>          // an encoding in octets as data
#include <u8lit/sequence_numbers.hpp>  // its sequences as numbers
#include <u8lit/sequence_survey.hpp>  // whether they contradict each other
#include <u8lit/number_survey.hpp>    // and whether numbers do
#include <u8lit/grammar_finding_names.hpp>  // the words of the refusals of grammars
#include <u8lit/grammar_judgement.hpp>  // those refusals
#include <u8lit/octet_sequence.hpp>   // the octets of one number
#include <u8lit/grammar_fault.hpp>    // what is wrong with others
#include <u8lit/form_transcoding.hpp>  // between forms and text
#include <u8lit/form_fault.hpp>       // what there is to say of an ill-formed literal of a form
#include <u8lit/form_finding_names.hpp>  // the words of its refusal, and the form's rules
#include <u8lit/form_finding.hpp>     // that refusal
#include <u8lit/encoded_constant.hpp>  // a form's literals as types
#include <u8lit/form_conversion.hpp>  // theirs to text and back
#include <u8lit/basic_form.hpp>       // all that every form can do
#include <u8lit/number_form.hpp>      // all that follows from numbers
#include <u8lit/automaton_run.hpp>    // an automaton over octets, in blocks
#include <u8lit/codec.hpp>            // all that follows from a grammar
#include <u8lit/any_utf16.hpp>        // UTF-16 that may be ill-formed
#include <u8lit/text_members.hpp>     // text_view's members for other text
#include <u8lit/policy.hpp>           // what a caller may ask of text besides
#include <u8lit/policies.hpp>         // no NUL, no controls, ASCII only ...
#include <u8lit/policy_refusal.hpp>   // the refusals of literals by policies
#include <u8lit/restricted_constant.hpp>  // a text_constant that keeps policies
#include <u8lit/restricted_text.hpp>  // a text_view that keeps policies
#include <u8lit/missing_glue.hpp>     // which header prints, formats and hashes it
#include <u8lit/compare.hpp>          // code point order of any two texts
#include <u8lit/rewriting.hpp>        // how text is written anew
#include <u8lit/concat.hpp>           // concat, join, repeat
#include <u8lit/boundary.hpp>         // where text may be cut
#include <u8lit/scalar_text.hpp>      // one scalar value as text
#include <u8lit/needle_operation.hpp>  // how function objects take what is sought
#include <u8lit/find.hpp>             // find, contains, count
#include <u8lit/affix.hpp>            // starts_with, strip_prefix
#include <u8lit/slice.hpp>            // parts by offset
#include <u8lit/scalar_index.hpp>     // nth, and parts by index
#include <u8lit/trim.hpp>             // without what is around it
#include <u8lit/text_array.hpp>       // texts as a value
#include <u8lit/text_list.hpp>        // literals as one type
#include <u8lit/made_list.hpp>        // how operations on literals make such
#include <u8lit/pieces.hpp>           // texts found one after the other
#include <u8lit/split.hpp>            // split, lines
#include <u8lit/sort.hpp>             // texts in code point order
#include <u8lit/stateless.hpp>        // functions by their type
#include <u8lit/transform.hpp>        // what a function makes of each scalar value
#include <u8lit/filter.hpp>           // those that a predicate wants
#include <u8lit/fold.hpp>             // all of them into one value
#include <u8lit/type_fold.hpp>        // or into a type
#include <u8lit/replace_text.hpp>     // all occurrences of a text by another
#include <u8lit/reverse.hpp>          // the last scalar value first
#include <u8lit/ascii_case.hpp>       // A and a
#include <u8lit/identifier_style.hpp>  // snake_case and kin
#include <u8lit/integer_text.hpp>     // integers to text
#include <u8lit/read_integer.hpp>     // and back
#include <u8lit/escaping.hpp>         // what all notations with escapes have in common
#include <u8lit/unescaping.hpp>       // and what reading them has
#include <u8lit/hex.hpp>              // octets in hex
#include <u8lit/c_notation.hpp>       // what stands in a literal of C
#include <u8lit/escape_c.hpp>         // there and back
#include <u8lit/escape_json.hpp>      // what stands in a string of JSON
#include <u8lit/percent_encoding.hpp>  // what stands in a URI
#include <u8lit/operations.hpp>       // all operations on text
#include <u8lit/charset.hpp>          // what MIME calls an encoding
#include <u8lit/rfc2279.hpp>          // UTF-8 of six octets
#include <u8lit/cesu8.hpp>            // pairs of surrogates in six octets
#include <u8lit/modified_utf8.hpp>    // Java's
#include <u8lit/wtf8.hpp>             // surrogates that stand alone
#include <u8lit/ucs.hpp>              // UCS-2 and UCS-4
#include <u8lit/legacy.hpp>           // all of these
#include <u8lit/smallest_unsigned.hpp>  // small numbers for tables
#include <u8lit/copy.hpp>             // code units from place to place
#include <u8lit/rows.hpp>             // what tables are made of
#include <u8lit/text_row.hpp>         // a key and its value
#include <u8lit/row_keys.hpp>         // keys, read once
#include <u8lit/key_order.hpp>        // rows in the order of their keys
#include <u8lit/key_judgement.hpp>    // the refusals of keys
#include <u8lit/perfect_hash.hpp>     // a place for each key
#include <u8lit/text_pool.hpp>        // the texts of a table, owned or borrowed
#include <u8lit/key_search.hpp>       // how keys are found
#include <u8lit/table_iterator.hpp>   // through a table by rank
#include <u8lit/text_set.hpp>         // keys
#include <u8lit/found_value.hpp>      // or none
#include <u8lit/text_map.hpp>         // keys and values
#include <u8lit/text_table.hpp>       // both, from rows in a header
#include <u8lit/case_keys.hpp>        // the texts of a switch, and their refusals
#include <u8lit/text_cases.hpp>       // a switch of the language's own over text
#include <u8lit/switch_result.hpp>    // what comes of a handler
#include <u8lit/text_switch.hpp>      // a switch over text
#include <u8lit/scalar_range.hpp>     // ranges of scalar values, and the refusals of what is none
#include <u8lit/code_point_ranges.hpp>  // sets of scalar values as ranges
#include <u8lit/code_points_of.hpp>   // those made of ranges in any order
#include <u8lit/code_point_algebra.hpp>  // union, intersection, difference, complement
#include <u8lit/code_points_in.hpp>   // those of a text
#include <u8lit/code_points_where.hpp>  // those for which a predicate holds
#include <u8lit/numbering.hpp>        // different things by number
#include <u8lit/block_sequence.hpp>   // a function as blocks of blocks
#include <u8lit/stages.hpp>           // tables of stages
#include <u8lit/two_stage.hpp>        // two of them, of exact size
#include <u8lit/three_stage.hpp>      // three
#include <u8lit/bitmap_of_blocks.hpp>  // bits by number, each word once
#include <u8lit/code_point_set.hpp>   // sets of scalar values to look up in
#include <u8lit/find_first_of.hpp>    // members of a set in text
#include <u8lit/row_order.hpp>        // rows in the order of what they begin with
#include <u8lit/value_numbers.hpp>    // values as small numbers
#include <u8lit/code_point_row.hpp>   // a range and its value
#include <u8lit/code_point_rows.hpp>  // such rows, and the refusals of what contradicts itself
#include <u8lit/code_point_map.hpp>   // scalar values to values
#include <u8lit/octet_runs.hpp>       // a range of scalar values by the octets that encode it
#include <u8lit/set_in_order.hpp>     // the refusals of what is no set
#include <u8lit/octet_ranges.hpp>     // a set as sequences of octet ranges
#include <u8lit/shared_states.hpp>    // states of which no two are equivalent
#include <u8lit/forward_states.hpp>   // those of a set from the first octet
#include <u8lit/octets_before_pairs.hpp>  // what stands before the last two octets
#include <u8lit/backward_states.hpp>  // those from the last octet
#include <u8lit/octet_automaton.hpp>  // both, as automata
#include <u8lit/octet_table.hpp>      // automata in constant time
// IWYU pragma: end_exports

// Outside, because each includes what it glues to: hash.hpp, ostream.hpp, format.hpp (std::format), fmt.hpp ({fmt}),
// filesystem.hpp (std::filesystem), owning_text.hpp (std::basic_string), hana.hpp (Boost.Hana), mp11.hpp (Boost.Mp11).

#endif
