// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_CESU8_HPP
#define U8LIT_CODEC_CESU8_HPP

#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/codec_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A supplementary character in CESU-8: the surrogate pair of UTF-16, each surrogate in three octets.
inline constexpr octet_range surrogate_lead{0xED, 0xED};
inline constexpr syntax<1, 6> surrogate_pair_syntax{{{surrogate_lead, octet_range{0xA0, 0xAF}, continuation,
                                                      surrogate_lead, octet_range{0xB0, 0xBF}, continuation}}};

// The grammar of CESU-8 (Unicode Technical Report #26): UTF-8's sequences of one to three bytes, and surrogate pairs.
inline constexpr grammar cesu8_grammar{detail::select_alternatives<0, 6>(utf8_syntax) | surrogate_pair_syntax,
                                       {utf8_grammar.numbers[0], utf8_grammar.numbers[1]}};

// The rules of CESU-8, and their source.
namespace rules {
struct UTR_26;
struct a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each;
struct a_surrogate_never_stands_alone;
}  // namespace rules

}  // namespace u8lit::detail

namespace u8lit::legacy {

/// CESU-8 (Unicode Technical Report #26), which some databases store: UTF-8, except that supplementary characters are
/// pairs of surrogates in three bytes each. A surrogate without its partner is fault::surrogate at its first byte.
/// \code
/// static_assert(u8lit::legacy::cesu8::encode(U'\U0001F600').size() == 6);
/// \endcode
struct cesu8 : detail::checked_codec<cesu8, detail::cesu8_grammar> {
  /// The names in IANA's registry.
  static constexpr u8lit::charset charset{"CESU-8", "csCESU8", "csCESU-8"};

  /// The rules that messages name.
  using rules = rule_list<
      rule<detail::rules::a_surrogate_never_stands_alone, detail::rules::UTR_26, fault::surrogate>,
      rule<detail::rules::a_supplementary_character_is_a_pair_of_surrogates_in_three_octets_each,
           detail::rules::UTR_26, fault::invalid_lead, 0xF0, 0xF4>,
      rule<detail::rules::it_can_only_begin_an_overlong_sequence, detail::rules::UTR_26, fault::invalid_lead, 0xC0,
           0xC1>,
      rule<detail::rules::it_never_appears, detail::rules::UTR_26, fault::invalid_lead>,
      rule<detail::rules::there_is_a_shorter_sequence, detail::rules::UTR_26, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, detail::rules::UTR_26>>;
};

}  // namespace u8lit::legacy

namespace u8lit::inline literals {

/// Returns a literal's own bytes, checked as CESU-8 (Unicode Technical Report #26): `"\xED\xA0\xBD\xED\xB8\x80"_cesu8`
/// is an encoded_constant. An ill-formed literal does not compile, and the error names the fault and the rule.
/// Complexity: linear, at compile time.
template <unvalidated_literal Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::cesu8, Octets> operator""_cesu8() noexcept {
  return {};
}
template <unvalidated_literal Octets>
legacy::cesu8::refused<Octets> operator""_cesu8() noexcept;

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
