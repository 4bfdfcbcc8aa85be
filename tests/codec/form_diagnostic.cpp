// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/form_diagnostic.hpp>

#include <type_traits>

#include <u8lit/legacy.hpp>

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::diagnostic;
using namespace u8lit::legacy;
using namespace u8lit::detail::rules;
using enum diagnostic::octet;

template <class Form, unvalidated_literal Octets, class Finding>
constexpr bool found = std::is_same_v<form_diagnostic<Form, Octets>, Finding>;

// What is right in each form and wrong in UTF-8.
static_assert(found<cesu8, "\xED\xA0\x80\xED\xB0\x80", well_formed_text> && found<modified_utf8, "\xC0\x80", well_formed_text>);
static_assert(found<wtf8, "\xED\xA0\x80", well_formed_text> && found<rfc2279, "\xFD\xBF\xBF\xBF\xBF\xBF", well_formed_text>);
static_assert(found<cesu8, "日本語\0", well_formed_text> && found<cesu8, "", well_formed_text>);

// Every rule of every form, with the place of the fault counted from 1 and the octets that prove it.
namespace in_cesu8 {
using names = invalid<cesu8>;
static_assert(found<cesu8, "a\xED\xA0\x80", names::surrogate<at_octet<2>, octets<xED, xA0, x80>, a_surrogate_never_stands_alone, UTR_26>>);
static_assert(found<cesu8, "\xED\xB0", names::surrogate<at_octet<1>, octets<xED, xB0>, a_surrogate_never_stands_alone, UTR_26>>);
using names_for_four = names::invalid_lead<at_octet<1>, octets<xF4>, a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each, UTR_26>;
static_assert(found<cesu8, "\xF4\x8F\xBF\xBF", names_for_four>);
static_assert(found<cesu8, "\xF5", names::invalid_lead<at_octet<1>, octets<xF5>, it_never_appears, UTR_26>>);
static_assert(found<cesu8, "\xC0", names::invalid_lead<at_octet<1>, octets<xC0>, only_an_overlong_sequence_could_begin_so, UTR_26>>);
static_assert(found<cesu8, "\xC1", names::invalid_lead<at_octet<1>, octets<xC1>, only_an_overlong_sequence_could_begin_so, UTR_26>>);
static_assert(found<cesu8, "\xE0\x9F", names::overlong<at_octet<1>, octets<xE0, x9F>, there_is_a_shorter_sequence, UTR_26>>);
static_assert(found<cesu8, "\xE2\x82", names::truncated<at_octet<1>, octets<xE2, x82>, a_sequence_has_neither_fewer_octets_nor_more, UTR_26>>);
}  // namespace in_cesu8

namespace in_modified_utf8 {
using names = invalid<modified_utf8>;
static_assert(found<modified_utf8, "a\0b", names::invalid_lead<at_octet<2>, octets<x00>, U_0000_is_C0_80, JVMS_4_4_7>>);
static_assert(found<modified_utf8, "\xC1", names::invalid_lead<at_octet<1>, octets<xC1>, only_U_0000_is_overlong, JVMS_4_4_7>>);
static_assert(found<modified_utf8, "\xC0\x81", names::overlong<at_octet<1>, octets<xC0, x81>, only_U_0000_is_overlong, JVMS_4_4_7>>);
static_assert(found<modified_utf8, "\xED\xB0", names::surrogate<at_octet<1>, octets<xED, xB0>, a_surrogate_never_stands_alone, Unicode_D91>>);
using names_for_four = names::invalid_lead<at_octet<1>, octets<xF4>, a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each, JVMS_4_4_7>;
static_assert(found<modified_utf8, "\xF4\x8F\xBF\xBF", names_for_four>);
static_assert(found<modified_utf8, "\xFF", names::invalid_lead<at_octet<1>, octets<xFF>, it_never_appears, JVMS_4_4_7>>);
static_assert(found<modified_utf8, "\x80", names::unexpected_continuation<at_octet<1>, octets<x80>, a_sequence_has_neither_fewer_octets_nor_more, JVMS_4_4_7>>);
}  // namespace in_modified_utf8

namespace in_wtf8 {
using names = invalid<wtf8>;
static_assert(found<wtf8, "\xED\xA0\x80\xED\xB0\x80", names::surrogate_pair<at_octet<1>, octets<xED, xA0, x80, xED, xB0>, a_pair_of_surrogates_is_one_sequence_of_four_octets, WTF_8>>);
static_assert(found<wtf8, "\xC0", names::invalid_lead<at_octet<1>, octets<xC0>, only_an_overlong_sequence_could_begin_so, WTF_8>>);
static_assert(found<wtf8, "\xFD", names::invalid_lead<at_octet<1>, octets<xFD>, it_would_lie_beyond_U_10FFFF, WTF_8>>);
static_assert(found<wtf8, "\xFE", names::invalid_lead<at_octet<1>, octets<xFE>, it_never_appears, WTF_8>>);
static_assert(found<wtf8, "\xF4\x90", names::out_of_range<at_octet<1>, octets<xF4, x90>, it_would_lie_beyond_U_10FFFF, WTF_8>>);
static_assert(found<wtf8, "\xF0\x8F", names::overlong<at_octet<1>, octets<xF0, x8F>, there_is_a_shorter_sequence, WTF_8>>);
static_assert(found<wtf8, "\xED\xA0z", names::missing_continuation<at_octet<1>, octets<xED, xA0, x7A>, a_sequence_has_neither_fewer_octets_nor_more, WTF_8>>);
}  // namespace in_wtf8

namespace in_rfc2279 {
using names = invalid<rfc2279>;
static_assert(found<rfc2279, "\xC1", names::invalid_lead<at_octet<1>, octets<xC1>, only_an_overlong_sequence_could_begin_so, RFC_2279_section_2>>);
static_assert(found<rfc2279, "\xFF", names::invalid_lead<at_octet<1>, octets<xFF>, it_never_appears, RFC_2279_section_1>>);
static_assert(found<rfc2279, "\xF8\x87", names::overlong<at_octet<1>, octets<xF8, x87>, there_is_a_shorter_sequence, RFC_2279_section_2>>);
static_assert(found<rfc2279, "\xFC\x84\x80z", names::missing_continuation<at_octet<1>, octets<xFC, x84, x80, x7A>, a_sequence_has_neither_fewer_octets_nor_more, RFC_2279_section_2>>);
}  // namespace in_rfc2279

// A form of a user's. The first of its rules that fits is told, or that it has none.
namespace of_a_user {
struct an_escape_comes_before_one_of_six;
struct the_eighth_bit_is_never_set;
struct only_what_the_file_format_says;
struct file_format_2;
inline constexpr grammar seven_bits_grammar{
    syntax<2, 2>{{{octet_range{0x20, 0x7E}}, {octet_range{0x1B, 0x1B}, octet_range{0x30, 0x35}}}}, {{0x20, 0x7E}, {0x2460, 0x2465}}};
struct seven_bits : codec<seven_bits, seven_bits_grammar> {
  using rules = rule_list<rule<the_eighth_bit_is_never_set, file_format_2, fault::invalid_lead, 0x80, 0xFF>,
                          rule<an_escape_comes_before_one_of_six, file_format_2, fault::missing_continuation>,
                          rule<only_what_the_file_format_says, file_format_2, fault::invalid_lead>>;
};
using names = invalid<seven_bits>;
static_assert(found<seven_bits, "a\x1B\x30", well_formed_text>);
static_assert(found<seven_bits, "a\xFF", names::invalid_lead<at_octet<2>, octets<xFF>, the_eighth_bit_is_never_set, file_format_2>>);
static_assert(found<seven_bits, "a\x7F", names::invalid_lead<at_octet<2>, octets<x7F>, only_what_the_file_format_says, file_format_2>>);
static_assert(found<seven_bits, "\x1Bz", names::missing_continuation<at_octet<1>, octets<x1B, x7A>, an_escape_comes_before_one_of_six, file_format_2>>);
static_assert(found<seven_bits, "\x1B", names::truncated<at_octet<1>, octets<x1B>, its_grammar_has_no_such_sequence>>);
}  // namespace of_a_user

// Code units wider than an octet, and no rules at all.
struct small_numbers {
  static constexpr encoding_form unit_form = encoding_form::utf16;
  static constexpr verdict validate(const char16_t* units, size_t size) noexcept {
    for (size_t at = 0; at < size; ++at) {
      if (units[at] > 0xFF) return {fault::out_of_range, at, 1};
    }
    return {fault::none, size, 0};
  }
};
static_assert(found<small_numbers, u"a\u20AC", invalid<small_numbers>::out_of_range<at_code_unit<2>, octets<x20, xAC>, its_grammar_has_no_such_sequence>>);

// The prefix of a literal may give it other code units.
static_assert(found<cesu8, u"a", invalid<cesu8>::literal<its_code_units_are_octets>> && found<rfc2279, U"", invalid<rfc2279>::literal<its_code_units_are_octets>>);
static_assert(found<small_numbers, "a", invalid<small_numbers>::literal<its_code_units_have_16_bits>>);
static_assert(found<ucs4, u"a", invalid<ucs4>::literal<its_code_units_have_32_bits>>);

// Only the first fault counts; findings are incomplete.
static_assert(std::is_same_v<form_diagnostic<cesu8, "\xFF\xC0">, form_diagnostic<cesu8, "\xFF">>);
static_assert(std::is_same_v<typename decltype(diagnostic::diagnose_form<form_fault<cesu8>{"\xFF"}>())::type, form_diagnostic<cesu8, "\xFF">>);
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(is_complete<form_diagnostic<cesu8, "">> && !is_complete<form_diagnostic<cesu8, "\xFF">>);

int main() {}
