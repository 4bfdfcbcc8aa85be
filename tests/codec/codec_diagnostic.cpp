// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/codec_diagnostic.hpp>

#include <initializer_list>
#include <type_traits>

#include <u8lit/legacy.hpp>
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::diagnostic;
using namespace u8lit::legacy;
using namespace u8lit::detail::rules;
using enum diagnostic::byte;

template <class Codec, unvalidated_literal Octets, class Diagnostic>
constexpr bool diagnosed_as = std::is_same_v<codec_diagnostic<Codec, Octets>, Diagnostic>;

// Well-formed in each encoding, but not in UTF-8.
static_assert(diagnosed_as<cesu8, "\xED\xA0\x80\xED\xB0\x80", well_formed_text>);
static_assert(diagnosed_as<modified_utf8, "\xC0\x80", well_formed_text>);
static_assert(diagnosed_as<wtf8, "\xED\xA0\x80", well_formed_text>);
static_assert(diagnosed_as<rfc2279, "\xFD\xBF\xBF\xBF\xBF\xBF", well_formed_text>);
static_assert(diagnosed_as<cesu8, "日本語\0", well_formed_text> && diagnosed_as<cesu8, "", well_formed_text>);

// Every rule of every encoding. The place counts from 1; the octets prove the fault.
namespace in_cesu8 {
using names = invalid<cesu8>;
static_assert(
    diagnosed_as<cesu8, "a\xED\xA0\x80",
                 names::surrogate<at_byte<2>, bytes<xED, xA0, x80>, a_surrogate_never_stands_alone, UTR_26>>);
static_assert(diagnosed_as<cesu8, "\xED\xB0",
                           names::surrogate<at_byte<1>, bytes<xED, xB0>, a_surrogate_never_stands_alone, UTR_26>>);
using names_for_four =
    names::invalid_lead<at_byte<1>, bytes<xF4>,
                        a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each, UTR_26>;
static_assert(diagnosed_as<cesu8, "\xF4\x8F\xBF\xBF", names_for_four>);
static_assert(diagnosed_as<cesu8, "\xF5", names::invalid_lead<at_byte<1>, bytes<xF5>, it_never_appears, UTR_26>>);
static_assert(
    diagnosed_as<cesu8, "\xC0",
                 names::invalid_lead<at_byte<1>, bytes<xC0>, it_can_only_begin_an_overlong_sequence, UTR_26>>);
static_assert(
    diagnosed_as<cesu8, "\xC1",
                 names::invalid_lead<at_byte<1>, bytes<xC1>, it_can_only_begin_an_overlong_sequence, UTR_26>>);
static_assert(diagnosed_as<cesu8, "\xE0\x9F",
                           names::overlong<at_byte<1>, bytes<xE0, x9F>, there_is_a_shorter_sequence, UTR_26>>);
static_assert(diagnosed_as<
              cesu8, "\xE2\x82",
              names::truncated<at_byte<1>, bytes<xE2, x82>, a_sequence_has_neither_fewer_octets_nor_more, UTR_26>>);
}  // namespace in_cesu8

namespace in_modified_utf8 {
using names = invalid<modified_utf8>;
static_assert(
    diagnosed_as<modified_utf8, "a\0b", names::invalid_lead<at_byte<2>, bytes<x00>, U_0000_is_C0_80, JVMS_4_4_7>>);
static_assert(diagnosed_as<modified_utf8, "\xC1",
                           names::invalid_lead<at_byte<1>, bytes<xC1>, only_U_0000_is_overlong, JVMS_4_4_7>>);
static_assert(diagnosed_as<modified_utf8, "\xC0\x81",
                           names::overlong<at_byte<1>, bytes<xC0, x81>, only_U_0000_is_overlong, JVMS_4_4_7>>);
static_assert(
    diagnosed_as<modified_utf8, "\xED\xB0",
                 names::surrogate<at_byte<1>, bytes<xED, xB0>, a_surrogate_never_stands_alone, Unicode_D91>>);
using names_for_four =
    names::invalid_lead<at_byte<1>, bytes<xF4>,
                        a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each, JVMS_4_4_7>;
static_assert(diagnosed_as<modified_utf8, "\xF4\x8F\xBF\xBF", names_for_four>);
static_assert(
    diagnosed_as<modified_utf8, "\xFF", names::invalid_lead<at_byte<1>, bytes<xFF>, it_never_appears, JVMS_4_4_7>>);
static_assert(diagnosed_as<modified_utf8, "\x80",
                           names::unexpected_continuation<at_byte<1>, bytes<x80>,
                                                          a_sequence_has_neither_fewer_octets_nor_more, JVMS_4_4_7>>);
}  // namespace in_modified_utf8

namespace in_wtf8 {
using names = invalid<wtf8>;
static_assert(diagnosed_as<wtf8, "\xED\xA0\x80\xED\xB0\x80",
                           names::surrogate_pair<at_byte<1>, bytes<xED, xA0, x80, xED, xB0>,
                                                 a_pair_of_surrogates_is_one_sequence_of_four_octets, WTF_8>>);
static_assert(
    diagnosed_as<wtf8, "\xC0",
                 names::invalid_lead<at_byte<1>, bytes<xC0>, it_can_only_begin_an_overlong_sequence, WTF_8>>);
static_assert(
    diagnosed_as<wtf8, "\xFD", names::invalid_lead<at_byte<1>, bytes<xFD>, it_would_lie_beyond_U_10FFFF, WTF_8>>);
static_assert(diagnosed_as<wtf8, "\xFE", names::invalid_lead<at_byte<1>, bytes<xFE>, it_never_appears, WTF_8>>);
static_assert(diagnosed_as<wtf8, "\xF4\x90",
                           names::out_of_range<at_byte<1>, bytes<xF4, x90>, it_would_lie_beyond_U_10FFFF, WTF_8>>);
static_assert(
    diagnosed_as<wtf8, "\xF0\x8F", names::overlong<at_byte<1>, bytes<xF0, x8F>, there_is_a_shorter_sequence, WTF_8>>);
static_assert(diagnosed_as<wtf8, "\xED\xA0z",
                           names::missing_continuation<at_byte<1>, bytes<xED, xA0, x7A>,
                                                       a_sequence_has_neither_fewer_octets_nor_more, WTF_8>>);
}  // namespace in_wtf8

namespace in_rfc2279 {
using names = invalid<rfc2279>;
static_assert(diagnosed_as<rfc2279, "\xC1",
                           names::invalid_lead<at_byte<1>, bytes<xC1>, it_can_only_begin_an_overlong_sequence,
                                               RFC_2279_section_2>>);
static_assert(
    diagnosed_as<rfc2279, "\xFF", names::invalid_lead<at_byte<1>, bytes<xFF>, it_never_appears, RFC_2279_section_1>>);
static_assert(
    diagnosed_as<rfc2279, "\xF8\x87",
                 names::overlong<at_byte<1>, bytes<xF8, x87>, there_is_a_shorter_sequence, RFC_2279_section_2>>);
static_assert(
    diagnosed_as<rfc2279, "\xFC\x84\x80z",
                 names::missing_continuation<at_byte<1>, bytes<xFC, x84, x80, x7A>,
                                             a_sequence_has_neither_fewer_octets_nor_more, RFC_2279_section_2>>);
}  // namespace in_rfc2279

// An encoding of the user's: the first rule that applies is in the diagnostic, or that none does.
namespace of_a_user {
struct an_escape_comes_before_one_of_six;
struct the_eighth_bit_is_never_set;
struct only_what_the_file_format_says;
struct file_format_2;
inline constexpr grammar seven_bits_grammar{
    syntax<2, 2>{{{octet_range{0x20, 0x7E}}, {octet_range{0x1B, 0x1B}, octet_range{0x30, 0x35}}}},
    {{0x20, 0x7E}, {0x2460, 0x2465}}};
struct seven_bits : codec<seven_bits, seven_bits_grammar> {
  using rules = rule_list<rule<the_eighth_bit_is_never_set, file_format_2, fault::invalid_lead, 0x80, 0xFF>,
                          rule<an_escape_comes_before_one_of_six, file_format_2, fault::missing_continuation>,
                          rule<only_what_the_file_format_says, file_format_2, fault::invalid_lead>>;
};
using names = invalid<seven_bits>;
static_assert(diagnosed_as<seven_bits, "a\x1B\x30", well_formed_text>);
static_assert(diagnosed_as<seven_bits, "a\xFF",
                           names::invalid_lead<at_byte<2>, bytes<xFF>, the_eighth_bit_is_never_set, file_format_2>>);
static_assert(
    diagnosed_as<seven_bits, "a\x7F",
                 names::invalid_lead<at_byte<2>, bytes<x7F>, only_what_the_file_format_says, file_format_2>>);
static_assert(diagnosed_as<seven_bits, "\x1Bz",
                           names::missing_continuation<at_byte<1>, bytes<x1B, x7A>, an_escape_comes_before_one_of_six,
                                                       file_format_2>>);
static_assert(
    diagnosed_as<seven_bits, "\x1B", names::truncated<at_byte<1>, bytes<x1B>, its_grammar_has_no_such_sequence>>);
}  // namespace of_a_user

// An encoding with 16-bit code units, and without rules.
struct small_numbers {
  static constexpr encoding_form unit_form = encoding_form::utf16;
  static constexpr verdict validate(const char16_t* units, size_t size) noexcept {
    for (size_t at = 0; at < size; ++at) {
      if (units[at] > 0xFF) return {fault::out_of_range, at, 1};
    }
    return {fault::none, size, 0};
  }
};
static_assert(diagnosed_as<small_numbers, u"a\u20AC",
                           invalid<small_numbers>::out_of_range<at_code_unit<2>, bytes<x20, xAC>,
                                                                its_grammar_has_no_such_sequence>>);

// A fault that `invalid` has no name for is not called another.
struct without_high_surrogates {
  static constexpr encoding_form unit_form = encoding_form::utf16;
  static constexpr verdict validate(const char16_t* units, size_t size) noexcept {
    for (size_t at = 0; at < size; ++at) {
      if ((units[at] & 0xFC00) == 0xD800) return {fault::unpaired_high_surrogate, at, 1};
    }
    return {fault::none, size, 0};
  }
};
static_assert(diagnosed_as<without_high_surrogates, u"a\xD83D",
                           invalid<without_high_surrogates>::literal<at_code_unit<2>, bytes<xD8, x3D>,
                                                                     its_grammar_has_no_such_sequence>>);

// A literal's prefix may give it other code units than the encoding's.
static_assert(diagnosed_as<cesu8, u"a", invalid<cesu8>::literal<its_code_units_are_octets>>);
static_assert(diagnosed_as<rfc2279, U"", invalid<rfc2279>::literal<its_code_units_are_octets>>);
static_assert(diagnosed_as<small_numbers, "a", invalid<small_numbers>::literal<its_code_units_have_16_bits>>);
static_assert(diagnosed_as<ucs4, u"a", invalid<ucs4>::literal<its_code_units_have_32_bits>>);

// Only the first fault counts. Diagnostics are incomplete types.
static_assert(std::is_same_v<codec_diagnostic<cesu8, "\xFF\xC0">, codec_diagnostic<cesu8, "\xFF">>);
static_assert(std::is_same_v<typename decltype(diagnostic::make_codec_diagnostic<codec_fault<cesu8>{"\xFF"}>())::type,
                             codec_diagnostic<cesu8, "\xFF">>);
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(is_complete<codec_diagnostic<cesu8, "">> && !is_complete<codec_diagnostic<cesu8, "\xFF">>);

namespace names_of_any_form {

struct codec;
struct a_sentence_of_its_own;
struct its_specification;

// The types that compilers print are incomplete, whatever their arguments.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(!is_complete<invalid<codec>::truncated<>> && !is_complete<invalid<codec>::missing_continuation<int>>);
static_assert(!is_complete<invalid<codec>::unexpected_continuation<>> && !is_complete<invalid<codec>::invalid_lead<>>);
static_assert(!is_complete<invalid<codec>::overlong<>> && !is_complete<invalid<codec>::out_of_range<>>);
static_assert(!is_complete<invalid<codec>::surrogate<>> && !is_complete<invalid<codec>::surrogate_pair<>>);
static_assert(!is_complete<invalid<codec>::literal<>> && !is_complete<invalid<codec>::unrepresentable<>>);
static_assert(!is_complete<rules::its_grammar_has_no_such_sequence> && !is_complete<rules::its_code_units_are_octets>);

// The sentence and the source of a rule may be any types, complete or not.
using rules_of_the_codec = rule_list<rule<a_sentence_of_its_own, its_specification, fault::invalid_lead, 0xF0, 0xF4>,
                                    rule<a_sentence_of_its_own, its_specification>>;
static_assert(is_complete<rules_of_the_codec>);

}  // namespace names_of_any_form

namespace faults {

using legacy::cesu8, legacy::modified_utf8, legacy::rfc2279, legacy::wtf8;

template <codec_fault<cesu8>>
struct argument {};

// All well-formed literals are the same template argument; so are ill-formed ones with the same fault at the same
// place.
static_assert(std::is_same_v<argument<"a">, argument<"日本語">>);
static_assert(std::is_same_v<argument<"">, argument<"\xED\xA0\x80\xED\xB0\x80">>);
static_assert(!std::is_same_v<argument<"a">, argument<"\xFF">>);
static_assert(std::is_same_v<argument<"a\xFF">, argument<"b\xFFz\xFE">>);

// An encoding has octets or wider code units; literals with other code units have that fault, whatever their content.
static_assert(codec_fault<cesu8>{u"a"}.has_other_units && codec_fault<cesu8>{u"a"}.exists());
static_assert(!codec_fault<cesu8>{"\xFF"}.has_other_units);
static_assert(std::is_same_v<argument<u"a">, argument<U"\xD800">>);
static_assert(!std::is_constructible_v<codec_fault<cesu8>, const unsigned char (&)[2]>);

template <class Codec>
constexpr bool is(const codec_fault<Codec>& found, fault what, size_t offset,
                  std::initializer_list<unsigned char> shown) {
  size_t at = 0;
  for (const unsigned char each : shown) {
    if (found.octets[at++] != each) return false;
  }
  return found.exists() && found.what == what && found.offset == offset && found.count == at &&
         found.data() == found.octets;
}

// The octets that prove the fault are stored, but not the NUL after the literal.
constexpr bool shows_the_evidence() {
  return is<cesu8>("ab\xED\xA0\x80", fault::surrogate, 2, {0xED, 0xA0, 0x80}) &&
         is<cesu8>("ab\xED\xA0\x80z", fault::surrogate, 2, {0xED, 0xA0, 0x80}) &&
         is<cesu8>("a\xE2", fault::truncated, 1, {0xE2}) &&
         is<cesu8>("ab\xED\xA0\0", fault::missing_continuation, 2, {0xED, 0xA0, 0}) &&
         is<cesu8>("\xED\xB0\x80", fault::surrogate, 0, {0xED, 0xB0}) &&
         is<cesu8>("\xED\xA0\x80\xED\xB0", fault::truncated, 0, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<modified_utf8>("a\0b", fault::invalid_lead, 1, {0x00}) &&
         is<modified_utf8>("\xC0\xAF", fault::overlong, 0, {0xC0, 0xAF}) &&
         is<wtf8>("a\xED\xA0\x80\xED\xB0\x80", fault::surrogate_pair, 1, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<wtf8>("a\xED\xA0\x80\xED\xB0", fault::surrogate_pair, 1, {0xED, 0xA0, 0x80, 0xED, 0xB0}) &&
         is<rfc2279>("a\xFD\xBF\xBF\xBF\xBFz", fault::missing_continuation, 1, {0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 'z'}) &&
         is<rfc2279>("\xFE", fault::invalid_lead, 0, {0xFE});
}
static_assert(shows_the_evidence());

// At most eight octets are stored.
inline constexpr octet_range letter{'a', 'b'};
inline constexpr grammar long_grammar{
    syntax<1, 10>{{{octet_range{'.', '.'}, letter, letter, letter, letter, letter, letter, letter, letter, letter}}},
    {{0, 511}}};
struct long_words : codec<long_words, long_grammar> {};
static_assert(is<long_words>(".abababab.", fault::missing_continuation, 0, {'.', 'a', 'b', 'a', 'b', 'a', 'b', 'a'}));
static_assert(is<long_words>(".ababa", fault::truncated, 0, {'.', 'a', 'b', 'a', 'b', 'a'}));

// Of a 16-bit code unit, both octets.
static_assert(is<small_numbers>(u"ab\u20AC", fault::out_of_range, 2, {0x20, 0xAC}));
static_assert(!codec_fault<small_numbers>{u"a\xFF"}.exists());
static_assert(is<small_numbers>(unvalidated_literal{u"\u20AC"}, fault::out_of_range, 0, {0x20, 0xAC}));

// It agrees with the validator, for all strings of four octets at the borders of CESU-8's ranges.
constexpr unsigned char borders[] = {0x00, 0x7F, 0x80, 0x9F, 0xA0, 0xAF, 0xB0, 0xBF,
                                     0xC0, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE, 0xF0};
bool agrees_with_the_validator() {
  for (const unsigned char first : borders) {
    for (const unsigned char second : borders) {
      for (const unsigned char third : borders) {
        for (const unsigned char fourth : borders) {
          unvalidated_literal<char, 4> text;
          const unsigned char octets[] = {first, second, third, fourth};
          for (size_t at = 0; at < 4; ++at) text.units[at] = static_cast<char>(octets[at]);
          const codec_fault<cesu8> found{text};
          const verdict result = cesu8::validate(text);
          if (found.exists() == static_cast<bool>(result)) return false;
          if (result) continue;
          if (found.what != result.what || found.offset != result.offset) return false;
          if (found.count < result.length || found.offset + found.count > 4) return false;
          for (size_t at = 0; at < found.count; ++at) {
            if (found.octets[at] != octets[found.offset + at]) return false;
          }
        }
      }
    }
  }
  return true;
}

}  // namespace faults

int main() { return at_run_time(faults::shows_the_evidence, faults::agrees_with_the_validator); }
