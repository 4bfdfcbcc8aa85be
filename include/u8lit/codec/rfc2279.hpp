// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_RFC2279_HPP
#define U8LIT_CODEC_RFC2279_HPP

#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/form_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::legacy {

// RFC 2279 section 2: up to six octets, "the octet values FE and FF never appear", and the shortest sequence for each
// number.
inline constexpr grammar rfc2279_grammar{
    syntax<10, 6>{{
        {octet_range{0x00, 0x7F}},
        {octet_range{0xC2, 0xDF}, detail::continuation},
        {octet_range{0xE0, 0xE0}, octet_range{0xA0, 0xBF}, detail::continuation},
        {octet_range{0xE1, 0xEF}, detail::continuation, detail::continuation},
        {octet_range{0xF0, 0xF0}, octet_range{0x90, 0xBF}, detail::continuation, detail::continuation},
        {octet_range{0xF1, 0xF7}, detail::continuation, detail::continuation, detail::continuation},
        {octet_range{0xF8, 0xF8}, octet_range{0x88, 0xBF}, detail::continuation, detail::continuation, detail::continuation},
        {octet_range{0xF9, 0xFB}, detail::continuation, detail::continuation, detail::continuation, detail::continuation},
        {octet_range{0xFC, 0xFC}, octet_range{0x84, 0xBF}, detail::continuation, detail::continuation, detail::continuation, detail::continuation},
        {octet_range{0xFD, 0xFD}, detail::continuation, detail::continuation, detail::continuation, detail::continuation, detail::continuation},
    }},
    {{0x0000'0000, 0x7FFF'FFFF}}};

// Its rules, and where they stand.
struct RFC_2279_section_1;
struct RFC_2279_section_2;

// UTF-8 before RFC 3629: the numbers of UCS-4, 31 bits. Surrogates are numbers as others are, of which `find_surrogate` tells:
// RFC 2279 left them to the application. `to_utf8` takes what is a scalar value, as RFC 3629 does.
struct rfc2279 : detail::checked_codec<rfc2279, rfc2279_grammar> {
  static constexpr const u8lit::charset& charset = utf8_charset;

  using rules = rule_list<
      rule<detail::rules::only_an_overlong_sequence_could_begin_so, RFC_2279_section_2, fault::invalid_lead, 0xC0, 0xC1>,
      rule<detail::rules::it_never_appears, RFC_2279_section_1, fault::invalid_lead>,
      rule<detail::rules::there_is_a_shorter_sequence, RFC_2279_section_2, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, RFC_2279_section_2>>;
};

}  // namespace u8lit::legacy

namespace u8lit {

inline namespace literals {

// The literal's own octets, judged as this form, are an encoded_constant: `"\xFD\xBF\xBF\xBF\xBF\xBF"_rfc2279`.
template <unvalidated_literal Octets>
[[gnu::always_inline]] U8LIT_ABI constexpr encoded_constant<legacy::rfc2279, Octets> operator""_rfc2279() noexcept {
  return {};
}
template <unvalidated_literal Octets>
  requires(form_fault_of<legacy::rfc2279, Octets>.exists())
form_diagnostic<form_fault_of<legacy::rfc2279, Octets>> operator""_rfc2279() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
