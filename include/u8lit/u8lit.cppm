// SPDX-License-Identifier: BSL-1.0
// The module u8lit, which is also the list of what is public: every name that users may write, under the header that
// declares it.
//
//   import u8lit;
//   using namespace u8lit::literals;
//   constexpr u8lit::utf8_view language = "日本語"_utf8;
//
// A hosted build exports the support for the standard library, too. Define U8LIT_MODULE_WITH_BOOST when building the
// module to export that for Boost.
module;

#include <u8lit.hpp>
#include <u8lit/caseless_table.hpp>
#include <u8lit/character_names.hpp>
#include <u8lit/code_point_properties.hpp>
#include <u8lit/confusables.hpp>
#include <u8lit/identifier.hpp>
#include <u8lit/host_name.hpp>
#include <u8lit/letter_case.hpp>
#include <u8lit/nfkc_casefold.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/segmentation.hpp>

#if __STDC_HOSTED__
#include <u8lit/filesystem.hpp>
#include <u8lit/format.hpp>
#include <u8lit/hash.hpp>
#include <u8lit/ostream.hpp>
#include <u8lit/owning_text.hpp>
#include <u8lit/reflection.hpp>
#endif

#ifdef U8LIT_MODULE_WITH_BOOST
#include <u8lit/hana.hpp>
#include <u8lit/mp11.hpp>
#endif

export module u8lit;

export namespace u8lit {

// text.hpp
using u8lit::any_text;
using u8lit::checked_text;
using u8lit::code_unit;
using u8lit::fixed_text;
using u8lit::npos;
using u8lit::octet;
using u8lit::optional_scalar_value;
using u8lit::scalar_value;
using u8lit::scalar_view;
using u8lit::size_t;
using u8lit::text_constant;
using u8lit::text_like;
using u8lit::text_view;
using u8lit::utf16_unit;
using u8lit::utf16_view;
using u8lit::utf32_unit;
using u8lit::utf32_view;
using u8lit::utf8_unit;
using u8lit::utf8_view;

// diagnostic.hpp
using u8lit::first_ill_formed;
using u8lit::shown_text;
using u8lit::unvalidated_literal;
using u8lit::well_formed;
using u8lit::well_formed_text;

// validate.hpp
using u8lit::fault;
using u8lit::is_well_formed;
using u8lit::name_of;
using u8lit::validate;
using u8lit::verdict;

// decode.hpp
using u8lit::code_points;
using u8lit::decode_back;
using u8lit::decode_front;
using u8lit::decoded;
using u8lit::is_noncharacter;
using u8lit::is_scalar_value;
using u8lit::replacement_character;
using u8lit::scalars;
using u8lit::scalars_with_faults;

// encode.hpp
using u8lit::encode;
using u8lit::encode_to;
using u8lit::utf8_sequence;

// explain.hpp
using u8lit::as_text;
using u8lit::explain;
using u8lit::explanation;

// octets.hpp
using u8lit::fixed_octets;

// transcode.hpp
using u8lit::from_latin1;
using u8lit::on_fault;
using u8lit::replace_ill_formed;
using u8lit::to_latin1;
using u8lit::to_utf16;
using u8lit::to_utf32;
using u8lit::to_utf8;
using u8lit::to_wide;
using u8lit::transcode;
using u8lit::transcoded;
using u8lit::utf16_length;
using u8lit::utf32_length;
using u8lit::utf8_length;

// stream.hpp
using u8lit::chunk;
using u8lit::stream_decoder;

// encoding_scheme.hpp
using u8lit::apply_byte_order_mark;
using u8lit::byte_order_mark;
using u8lit::detect_byte_order_mark;
using u8lit::encoding_scheme;
using u8lit::from_octets;
using u8lit::initial_mark;
using u8lit::to_octets;

// pack.hpp
using u8lit::from_pack;
using u8lit::from_string;
using u8lit::make_scalar_array;
using u8lit::to_pack;

// operations.hpp
using u8lit::beyond_ascii;
using u8lit::compare;
using u8lit::concat;
using u8lit::contains;
using u8lit::count;
using u8lit::ends_with;
using u8lit::equal_ignoring_ascii_case;
using u8lit::escape_c;
using u8lit::escape_json;
using u8lit::filter;
using u8lit::find;
using u8lit::fold;
using u8lit::hex_separator;
using u8lit::integer_text;
using u8lit::is_boundary;
using u8lit::join;
using u8lit::kept_in_uri;
using u8lit::lines;
using u8lit::make_text_list;
using u8lit::nth;
using u8lit::percent_decode;
using u8lit::percent_encode;
using u8lit::repeat;
using u8lit::replace;
using u8lit::reverse;
using u8lit::rfind;
using u8lit::slice;
using u8lit::slice_scalars;
using u8lit::sort;
using u8lit::split;
using u8lit::split_ascii_white_space;
using u8lit::starts_with;
using u8lit::strip_prefix;
using u8lit::strip_suffix;
using u8lit::text_list;
using u8lit::to_ascii_lower;
using u8lit::to_ascii_upper;
using u8lit::to_camel_case;
using u8lit::to_hex;
using u8lit::to_integer;
using u8lit::to_kebab_case;
using u8lit::to_pascal_case;
using u8lit::to_screaming_snake_case;
using u8lit::to_snake_case;
using u8lit::transform;
using u8lit::trim;
using u8lit::trim_end;
using u8lit::trim_start;
using u8lit::unescape_c;
using u8lit::unescape_json;

// policy.hpp
using u8lit::checked_restricted_text;
using u8lit::restricted_constant;
using u8lit::restricted_text;
using u8lit::satisfies;
using u8lit::text_policy;

// codec.hpp
using u8lit::automaton;
using u8lit::charset;
using u8lit::codec;
using u8lit::codec_diagnostic;
using u8lit::encoded_constant;
using u8lit::grammar;
using u8lit::invalid;
using u8lit::make_automaton;
using u8lit::number_codec;
using u8lit::number_range;
using u8lit::octet_range;
using u8lit::syntax;
using u8lit::utf8_charset;
using u8lit::utf8_grammar;
using u8lit::utf8_syntax;

// text_table.hpp
using u8lit::make_rows;
using u8lit::make_text_map;
using u8lit::make_text_set;
using u8lit::rows_from;
using u8lit::table_option;
using u8lit::text_key;
using u8lit::text_map;
using u8lit::text_row;
using u8lit::text_set;

// text_switch.hpp
using u8lit::on;
using u8lit::otherwise;
using u8lit::text_cases;
using u8lit::text_switch;

// code_point_set.hpp
using u8lit::all_scalar_values;
using u8lit::code_point_range;
using u8lit::code_point_ranges;
using u8lit::code_point_set;
using u8lit::code_points_in;
using u8lit::code_points_where;
using u8lit::find_first_not_of;
using u8lit::find_first_of;
using u8lit::is_subset;
using u8lit::make_code_point_set;
using u8lit::make_code_points;
using u8lit::prefix_in;
using u8lit::scalar_range;

// number_map.hpp
using u8lit::make_number_map;

// code_point_map.hpp
using u8lit::code_point_map;
using u8lit::code_point_row;
using u8lit::make_code_point_map;
using u8lit::make_small_code_point_map;

// octet_automaton.hpp
using u8lit::make_backward_octet_automaton;
using u8lit::make_octet_automaton;
using u8lit::make_octet_ranges;
using u8lit::make_octet_table;
using u8lit::match_back;
using u8lit::match_front;

// version.hpp
using u8lit::version;

#if __STDC_HOSTED__
// owning_text.hpp
using u8lit::checked_owning_text;
using u8lit::text;
using u8lit::to_text;

// hash.hpp
using u8lit::text_equal;
using u8lit::text_hash;

// filesystem.hpp
using u8lit::to_path;
#endif

#ifdef U8LIT_MODULE_WITH_BOOST
// hana.hpp
using u8lit::text_tag;
using u8lit::to_octet_tuple;

// mp11.hpp
using u8lit::mp_scalars;
using u8lit::mp_text;
using u8lit::mp_text_less;
using u8lit::mp_units;
#endif

// Operators that are neither members nor friends: of text, constants, lists, sets and grammars; `<<` writes to streams.
using u8lit::operator+;
using u8lit::operator-;
using u8lit::operator~;
using u8lit::operator&;
using u8lit::operator|;
using u8lit::operator^;
using u8lit::operator<<;
using u8lit::operator==;
using u8lit::operator<=>;
using u8lit::operator<;
using u8lit::operator<=;
using u8lit::operator>;
using u8lit::operator>=;

inline namespace literals {

// literals.hpp, text.hpp, octets.hpp, transcode.hpp
using u8lit::literals::operator""_characters;
using u8lit::literals::operator""_chars;
using u8lit::literals::operator""_lossy;
using u8lit::literals::operator""_nfc;
using u8lit::literals::operator""_octets;
using u8lit::literals::operator""_scalar;
using u8lit::literals::operator""_text;
using u8lit::literals::operator""_utf16;
using u8lit::literals::operator""_utf32;
using u8lit::literals::operator""_utf8;

// legacy.hpp
using u8lit::literals::operator""_cesu8;
using u8lit::literals::operator""_modified_utf8;
using u8lit::literals::operator""_rfc2279;
using u8lit::literals::operator""_ucs2;
using u8lit::literals::operator""_ucs4;
using u8lit::literals::operator""_wtf8;

}  // namespace literals

namespace policy {

// policy.hpp
using u8lit::policy::ascii_only;
using u8lit::policy::at_most_bytes;
using u8lit::policy::cpp_identifier;
using u8lit::policy::first_violation_if;
using u8lit::policy::hashtag;
using u8lit::policy::highly_restrictive;
using u8lit::policy::identifier;
using u8lit::policy::implies;
using u8lit::policy::moderately_restrictive;
using u8lit::policy::nfc;
using u8lit::policy::nfkc;
using u8lit::policy::no_bidirectional_controls;
using u8lit::policy::no_controls;
using u8lit::policy::no_controls_but_white_space;
using u8lit::policy::no_interior_mark;
using u8lit::policy::no_interior_nul;
using u8lit::policy::no_leading_mark;
using u8lit::policy::no_noncharacters;
using u8lit::policy::no_unterminated_bidirectional_controls;
using u8lit::policy::none_of;
using u8lit::policy::one_scalar_value;
using u8lit::policy::rust_identifier;
using u8lit::policy::single_script;
using u8lit::policy::violation;

}  // namespace policy

namespace unicode {

// caseless_table.hpp
using u8lit::unicode::ignoring_case;

// character_names.hpp
using u8lit::unicode::character_name;
using u8lit::unicode::find_character;
using u8lit::unicode::named;

// code_point_properties.hpp
using u8lit::unicode::age;
using u8lit::unicode::age_of;
using u8lit::unicode::bidirectional_class;
using u8lit::unicode::bidirectional_class_of;
using u8lit::unicode::binary_property;
using u8lit::unicode::block;
using u8lit::unicode::block_of;
using u8lit::unicode::category_of;
using u8lit::unicode::east_asian_width;
using u8lit::unicode::east_asian_width_of;
using u8lit::unicode::general_category;
using u8lit::unicode::has;
using u8lit::unicode::joining_type;
using u8lit::unicode::joining_type_of;
using u8lit::unicode::numeric_type;
using u8lit::unicode::numeric_type_of;
using u8lit::unicode::numeric_value;
using u8lit::unicode::numeric_value_of;
using u8lit::unicode::property;
using u8lit::unicode::property_map;
using u8lit::unicode::script;
using u8lit::unicode::script_extensions;
using u8lit::unicode::script_extensions_of;
using u8lit::unicode::script_of;

// confusables.hpp
using u8lit::unicode::are_confusable;
using u8lit::unicode::has_mixed_numbers;
using u8lit::unicode::is_allowed_in_identifiers;
using u8lit::unicode::is_single_script;
using u8lit::unicode::not_confusable;
using u8lit::unicode::restriction_level;
using u8lit::unicode::restriction_level_of;
using u8lit::unicode::to_skeleton;

// identifier.hpp
using u8lit::unicode::identifier_profile;
using u8lit::unicode::is_identifier;
using u8lit::unicode::is_identifier_of;

// host_name.hpp
using u8lit::unicode::converted_host_name;
using u8lit::unicode::from_punycode;
using u8lit::unicode::host_name_fault;
using u8lit::unicode::host_name_options;
using u8lit::unicode::predicate_of;
using u8lit::unicode::to_ascii;
using u8lit::unicode::to_ascii_with;
using u8lit::unicode::to_punycode;
using u8lit::unicode::to_unicode;
using u8lit::unicode::to_unicode_with;

// letter_case.hpp
using u8lit::unicode::case_language;
using u8lit::unicode::equal_ignoring_case;
using u8lit::unicode::equal_ignoring_case_canonically;
using u8lit::unicode::equal_ignoring_case_in;
using u8lit::unicode::fold_case;
using u8lit::unicode::fold_case_in;
using u8lit::unicode::to_lower;
using u8lit::unicode::to_lower_in;
using u8lit::unicode::to_title;
using u8lit::unicode::to_title_in;
using u8lit::unicode::to_upper;
using u8lit::unicode::to_upper_in;

// nfkc_casefold.hpp
using u8lit::unicode::equal_as_identifiers;
using u8lit::unicode::equal_ignoring_case_and_compatibility;
using u8lit::unicode::is_nfkc_casefold;
using u8lit::unicode::to_nfkc_casefold;

// normalization.hpp
using u8lit::unicode::compare_canonically;
using u8lit::unicode::is_nfc;
using u8lit::unicode::is_nfd;
using u8lit::unicode::is_nfkc;
using u8lit::unicode::is_nfkd;
using u8lit::unicode::nfc_prefix_size;
using u8lit::unicode::nfd_prefix_size;
using u8lit::unicode::nfkc_prefix_size;
using u8lit::unicode::nfkd_prefix_size;
using u8lit::unicode::to_nfc;
using u8lit::unicode::to_nfd;
using u8lit::unicode::to_nfkc;
using u8lit::unicode::to_nfkd;
using u8lit::unicode::to_stream_safe;

// segmentation.hpp
using u8lit::unicode::alignment;
using u8lit::unicode::count_columns;
using u8lit::unicode::count_graphemes;
using u8lit::unicode::ends_line;
using u8lit::unicode::first_columns;
using u8lit::unicode::first_graphemes;
using u8lit::unicode::graphemes;
using u8lit::unicode::is_grapheme_boundary;
using u8lit::unicode::is_line_boundary;
using u8lit::unicode::is_sentence_boundary;
using u8lit::unicode::is_word_boundary;
using u8lit::unicode::is_word_like;
using u8lit::unicode::line_segments;
using u8lit::unicode::pad;
using u8lit::unicode::sentences;
using u8lit::unicode::words;

}  // namespace unicode

namespace data_file {

// data_file.hpp
using u8lit::data_file::csv;
using u8lit::data_file::ini;
using u8lit::data_file::json;
using u8lit::data_file::lines;
using u8lit::data_file::names_of;
using u8lit::data_file::properties;
using u8lit::data_file::tsv;

}  // namespace data_file

namespace message_catalog {

// message_catalog.hpp
using u8lit::message_catalog::catalog;
using u8lit::message_catalog::language;
using u8lit::message_catalog::make;
using u8lit::message_catalog::make_with_fallback;
using u8lit::message_catalog::message;
using u8lit::message_catalog::plural_message;

}  // namespace message_catalog

namespace source {

// source_literals.hpp
using u8lit::source::adjacent_literals;
using u8lit::source::literal_prefix;
using u8lit::source::literal_run;
using u8lit::source::literal_unit;
using u8lit::source::literal_units;
using u8lit::source::literal_units_with;
using u8lit::source::options;
using u8lit::source::standard;
using u8lit::source::token;
using u8lit::source::token_flaw;
using u8lit::source::token_kind;
using u8lit::source::tokens;
using u8lit::source::unit_flaw;
using u8lit::source::unit_kind;

}  // namespace source

#if defined(__cpp_lib_reflection) && defined(__cpp_char8_t)
namespace reflection {

// reflection.hpp
using u8lit::reflection::enumerators;
using u8lit::reflection::members;
using u8lit::reflection::names;

}  // namespace reflection
#endif

namespace legacy {

// legacy.hpp
using u8lit::legacy::any_utf16;
using u8lit::legacy::cesu8;
using u8lit::legacy::modified_utf8;
using u8lit::legacy::rfc2279;
using u8lit::legacy::ucs2;
using u8lit::legacy::ucs4;
using u8lit::legacy::wtf8;

}  // namespace legacy

}  // namespace u8lit
