// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CODEC_DIAGNOSTIC_HPP
#define U8LIT_CODEC_CODEC_DIAGNOSTIC_HPP

#include <u8lit/codec/codec_transcoding.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/encoding/verdict.hpp>
#include <u8lit/base/begin.hpp>

// What the compiler says about an ill-formed literal of an encoding: an incomplete type. Its name and arguments are the
// encoding, the fault, its place, the octets that show it, and the encoding's own rule.

namespace u8lit {

/// The types that compilers print for ill-formed literals of an encoding, all incomplete. Their arguments are the place
/// of the fault, the bytes that show it, the encoding's rule, and the rule's source.
template <class Codec>
struct invalid {
  // Written out, because a name cannot be a template parameter.
  template <class... Facts>
  struct literal;
  template <class... Facts>
  struct truncated;
  template <class... Facts>
  struct missing_continuation;
  template <class... Facts>
  struct unexpected_continuation;
  template <class... Facts>
  struct invalid_lead;
  template <class... Facts>
  struct overlong;
  template <class... Facts>
  struct surrogate;
  template <class... Facts>
  struct surrogate_pair;
  template <class... Facts>
  struct out_of_range;
  template <class... Facts>
  struct unrepresentable;
};

}  // namespace u8lit

namespace u8lit::detail {

// A rule of an encoding, and the list of them, which a codec declares as its member `rules` (basic_codec has the
// names for users).
template <class Sentence, class Source, fault What = fault::none, octet First = 0x00, octet Last = 0xFF>
struct rule {};
template <class... Rules>
struct rule_list {};

// The first fault of a literal of an encoding, as literal_fault is that of text. It holds the octets that prove the
// fault, at most eight of them and none past the literal's end. All well-formed literals have the same value, so that
// as a template argument it is instantiated once for all of them.
template <class Codec>
struct codec_fault {
  using codec_type = Codec;

  fault what = fault::none;
  bool is_not_utf8 = false;      // the ordinary literal encoding is not UTF-8
  bool has_other_units = false;  // the literal's code units are not those of the encoding
  octet count = 0;
  octet octets[8]{};
  size_t offset = 0;

  [[nodiscard]] U8LIT_ABI constexpr bool exists() const noexcept {
    return has_other_units || is_not_utf8 || what != fault::none;
  }
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }

  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr codec_fault(const Unit (&literal)[Size]) noexcept
      : codec_fault{unvalidated_literal<Unit, Size - 1>{literal}} {}
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr codec_fault(const unvalidated_literal<Unit, Size>& literal) noexcept {
    if constexpr (!unit_of_codec<Codec, Unit>) has_other_units = true;
    else if constexpr (!literals_are_unicode<Unit>) is_not_utf8 = true;
    else if (const verdict result = Codec::validate(literal.units, Size); !result) {
      what = result.what;
      offset = result.offset;
      if constexpr (utf8_unit<Unit>) {
        for (; count < result.evidence() && count < Size - offset && count < sizeof octets; ++count)
          octets[count] = detail::to_octet(literal.units[offset + count]);
      } else {
        const char32_t unit = detail::to_unsigned(literal.units[offset]);
        for (; count < sizeof(Unit); ++count)
          octets[count] = static_cast<octet>(unit >> 8 * (sizeof(Unit) - 1 - count));
      }
    }
  }
};

// Rules that many encodings have.
namespace rules {

struct a_sequence_has_neither_fewer_octets_nor_more;
struct it_never_appears;
struct it_would_lie_beyond_U_10FFFF;
struct it_can_only_begin_an_overlong_sequence;
struct there_is_a_shorter_sequence;

// The prefix of a literal determines its code units.
struct its_code_units_are_octets;
struct its_code_units_have_16_bits;
struct its_code_units_have_32_bits;

// Printed if no rule of the encoding applies.
struct its_grammar_has_no_such_sequence;

}  // namespace rules

namespace diagnostic {

// The sentence and the source of the first rule that applies.
template <fault What, u8lit::octet Lead>
U8LIT_ABI constexpr rule_list<rules::its_grammar_has_no_such_sequence> find_rule(rule_list<>) noexcept;
template <fault What, u8lit::octet Lead, class Sentence, class Source, fault OnlyFault, u8lit::octet First,
          u8lit::octet Last, class... Rest>
U8LIT_ABI constexpr auto find_rule(rule_list<rule<Sentence, Source, OnlyFault, First, Last>, Rest...>) noexcept {
  constexpr bool covers_fault = OnlyFault == What || OnlyFault == fault::none;
  if constexpr (covers_fault && First <= Lead && Lead <= Last) return rule_list<Sentence, Source>{};
  else return decltype(diagnostic::find_rule<What, Lead>(rule_list<Rest...>{})){};
}

template <class Codec>
struct rules_of : type_identity<rule_list<>> {};
template <class Codec>
  requires requires { typename Codec::rules; }
struct rules_of<Codec> : type_identity<typename Codec::rules> {};

template <class Codec, fault What, class... Facts, class... Rule>
U8LIT_ABI constexpr auto make_codec_fault_diagnostic(rule_list<Rule...>) noexcept {
#define U8LIT_IF(name)               \
  if constexpr (What == fault::name) \
    return type_identity<typename invalid<Codec>::template name<Facts..., Rule...>>{}; else
  U8LIT_IF(truncated) U8LIT_IF(missing_continuation) U8LIT_IF(unexpected_continuation) U8LIT_IF(invalid_lead)
  U8LIT_IF(overlong) U8LIT_IF(surrogate) U8LIT_IF(surrogate_pair) U8LIT_IF(out_of_range)
#undef U8LIT_IF
  return type_identity<typename invalid<Codec>::template literal<Facts..., Rule...>>{};  // a fault without a name above
}

template <encoding_form Form>
inline constexpr type_identity<rules::its_code_units_are_octets> unit_rule{};
template <>
inline constexpr type_identity<rules::its_code_units_have_16_bits> unit_rule<encoding_form::utf16>{};
template <>
inline constexpr type_identity<rules::its_code_units_have_32_bits> unit_rule<encoding_form::utf32>{};

template <auto Fault>
U8LIT_ABI constexpr auto make_codec_diagnostic() noexcept {
  using codec = typename decltype(Fault)::codec_type;
  if constexpr (!Fault.exists()) {
    return type_identity<well_formed_text>{};
  } else if constexpr (Fault.has_other_units) {
    using rule = typename decltype(unit_rule<codec::unit_form>)::type;
    return type_identity<typename invalid<codec>::template literal<rule>>{};
  } else if constexpr (Fault.is_not_utf8) {
    return type_identity<invalid_utf8::ordinary_literal_encoding<invalid_utf8::is_not_UTF_8>>{};
  } else {
    using place = typename decltype(place_in<codec::unit_form, Fault.offset + 1>)::type;
    using shown = typename bytes_of<Fault, 0, Fault.count>::type;
    using facts = decltype(diagnostic::find_rule<Fault.what, Fault.octets[0]>(typename rules_of<codec>::type{}));
    return diagnostic::make_codec_fault_diagnostic<codec, Fault.what, place, shown>(facts{});
  }
}

}  // namespace diagnostic

// The first fault of a literal of an encoding. Linear in the literal's size, once for each literal.
template <class Codec, unvalidated_literal Octets>
inline constexpr codec_fault<Codec> codec_fault_of{Octets};

}  // namespace u8lit::detail

namespace u8lit {

/// What the compiler says about a literal of an encoding: `well_formed_text`, or an incomplete type that names the
/// encoding, the fault, the place, the bytes and the rule. Complexity: linear in the literal's size, once for each
/// literal.
/// \tparam Codec   the codec, such as legacy::cesu8
/// \tparam Octets  the literal
/// \code
/// static_assert(!u8lit::well_formed<u8lit::codec_diagnostic<u8lit::legacy::cesu8, "\xED\xA0\xBD">>);
/// \endcode
template <class Codec, unvalidated_literal Octets>
using codec_diagnostic =
    typename decltype(detail::diagnostic::make_codec_diagnostic<detail::codec_fault_of<Codec, Octets>>())::type;

}  // namespace u8lit

namespace u8lit::detail {

// What is wrong with a literal, in words. The rule of the encoding follows them, as a type.
template <class Codec, unvalidated_literal Octets>
U8LIT_ABI constexpr sentence words_for_constant() noexcept {
  constexpr auto& found = codec_fault_of<Codec, Octets>;
  constexpr bool is_octets = Codec::unit_form == encoding_form::utf8;
  if (found.has_other_units) return sentence{}.append(u8"literals of this encoding have other code units");
  if (found.is_not_utf8) return detail::sentence_for_literal(Octets.data(), Octets.size());
  const reason why = detail::reason_of(is_octets ? encoding_form::utf8 : encoding_form::utf32, found.what, 0);
  const sentence_words row = words_of[static_cast<octet>(why)];
  return sentence{}.append(u8"ill-formed in this encoding: ").append(row.is_unit ? u8"" : u8"the sequence at ")
      .append(detail::unit_name(Codec::unit_form)).append(u8" ").append_decimal(found.offset + 1)
      .append_units({Octets.data() + found.offset, is_octets ? found.count : size_t{1}}).append(u8" ")
      .append(found.what == fault::out_of_range ? u8"is out of range" : row.predicate);
}
template <class Codec, unvalidated_literal Octets>
  requires(codec_fault_of<Codec, Octets>.exists())
U8LIT_ABI constexpr auto refuse_constant() noexcept {
  return detail::refuse_type<codec_diagnostic<Codec, Octets>, words_for_constant<Codec, Octets>>();
}
// The return type of literal operators for what they refuse; not a valid type for well-formed literals.
template <class Codec, unvalidated_literal Octets>
using refused_constant = no_result<decltype(detail::refuse_constant<Codec, Octets>()), codec_diagnostic<Codec, Octets>>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
