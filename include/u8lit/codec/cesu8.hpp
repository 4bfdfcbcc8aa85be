// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CESU8_HPP
#define U8LIT_CODEC_CESU8_HPP

#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::legacy {

// A supplementary character as the two code units of UTF-16, each in three octets.
inline constexpr syntax<1, 6> surrogate_pair{{{octet_range{0xED, 0xED}, octet_range{0xA0, 0xAF}, detail::continuation,
                                               octet_range{0xED, 0xED}, octet_range{0xB0, 0xBF}, detail::continuation}}};

// Unicode Technical Report #26: UTF-8's sequences of one to three octets, and such pairs.
inline constexpr grammar cesu8_grammar{detail::select_alternatives<0, 6>(utf8_syntax) | surrogate_pair,
                                       {{0x0000, 0xD7FF}, {0xE000, 0x10'FFFF}}};

// Its rules, and where they stand.
struct UTR_26;
struct a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each;
struct a_surrogate_never_stands_alone;

// CESU-8, which databases write: UTF-8 but for supplementary characters, which are pairs of surrogates in three octets each.
// A surrogate that stands alone is `surrogate` at its first octet.
struct cesu8 : detail::checked_codec<cesu8, cesu8_grammar> {
  static constexpr u8lit::charset charset{"CESU-8", "csCESU8", "csCESU-8"};

  using rules = rule_list<
      rule<a_surrogate_never_stands_alone, UTR_26, fault::surrogate>,
      rule<a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each, UTR_26, fault::invalid_lead, 0xF0, 0xF4>,
      rule<detail::rules::only_an_overlong_sequence_could_begin_so, UTR_26, fault::invalid_lead, 0xC0, 0xC1>,
      rule<detail::rules::it_never_appears, UTR_26, fault::invalid_lead>,
      rule<detail::rules::there_is_a_shorter_sequence, UTR_26, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, UTR_26>>;
};

}  // namespace u8lit::legacy

namespace u8lit {

inline namespace literals {

// The literal's own octets, judged as this form, are an encoded_constant: `"\xED\xA0\xBD\xED\xB8\x80"_cesu8`.
template <unvalidated_literal Octets>
[[gnu::always_inline]] U8LIT_ABI constexpr encoded_constant<legacy::cesu8, Octets> operator""_cesu8() noexcept {
  return {};
}
template <unvalidated_literal Octets>
  requires(form_fault_of<legacy::cesu8, Octets>.exists())
form_diagnostic<form_fault_of<legacy::cesu8, Octets>> operator""_cesu8() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
