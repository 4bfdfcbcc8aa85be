// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_RFC2279_HPP
#define U8LIT_CODEC_RFC2279_HPP

#include <u8lit/codec/codec.hpp>
#include <u8lit/codec/codec_diagnostic.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// RFC 2279 section 2: up to six octets, the shortest sequence for each number, and "the octet values FE and FF never
// appear".
inline constexpr syntax<10, 6> rfc2279_syntax{{
    {octet_range{0x00, 0x7F}},
    {octet_range{0xC2, 0xDF}, continuation},
    {octet_range{0xE0, 0xE0}, octet_range{0xA0, 0xBF}, continuation},
    {octet_range{0xE1, 0xEF}, continuation, continuation},
    {octet_range{0xF0, 0xF0}, octet_range{0x90, 0xBF}, continuation, continuation},
    {octet_range{0xF1, 0xF7}, continuation, continuation, continuation},
    {octet_range{0xF8, 0xF8}, octet_range{0x88, 0xBF}, continuation, continuation, continuation},
    {octet_range{0xF9, 0xFB}, continuation, continuation, continuation, continuation},
    {octet_range{0xFC, 0xFC}, octet_range{0x84, 0xBF}, continuation, continuation, continuation, continuation},
    {octet_range{0xFD, 0xFD}, continuation, continuation, continuation, continuation, continuation},
}};

// The grammar of RFC 2279: its sequences encode the numbers of 31 bits, in order.
inline constexpr grammar rfc2279_grammar{rfc2279_syntax, {{0x0000'0000, 0x7FFF'FFFF}}};

// The sources of its rules.
namespace rules {
struct RFC_2279_section_1;
struct RFC_2279_section_2;
}  // namespace rules

}  // namespace u8lit::detail

namespace u8lit::legacy {

/// UTF-8 before RFC 3629: the numbers of UCS-4, which have 31 bits, in up to six bytes. Surrogates are permitted,
/// because RFC 2279 left them to the application; `find_surrogate` finds them, and `to_utf8` stops at them.
/// \code
/// static_assert(u8lit::legacy::rfc2279::is_well_formed("\xFD\xBF\xBF\xBF\xBF\xBF"));
/// \endcode
struct rfc2279 : detail::checked_codec<rfc2279, detail::rfc2279_grammar> {
  /// The names in IANA's registry, which are those of UTF-8.
  static constexpr const u8lit::charset& charset = utf8_charset;

  /// The rules that messages name.
  using rules = rule_list<
      rule<detail::rules::it_can_only_begin_an_overlong_sequence, detail::rules::RFC_2279_section_2,
           fault::invalid_lead, 0xC0, 0xC1>,
      rule<detail::rules::it_never_appears, detail::rules::RFC_2279_section_1, fault::invalid_lead>,
      rule<detail::rules::there_is_a_shorter_sequence, detail::rules::RFC_2279_section_2, fault::overlong>,
      rule<detail::rules::a_sequence_has_neither_fewer_octets_nor_more, detail::rules::RFC_2279_section_2>>;
};

}  // namespace u8lit::legacy

namespace u8lit::inline literals {

/// Returns a literal's own bytes, checked as RFC 2279's UTF-8: `"\xFD\xBF\xBF\xBF\xBF\xBF"_rfc2279` is an
/// encoded_constant. An ill-formed literal does not compile, and the error names the fault and the rule.
/// Complexity: linear, at compile time.
template <unvalidated_literal Octets>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::rfc2279, Octets>
operator""_rfc2279() noexcept {
  return {};
}
template <unvalidated_literal Octets>
legacy::rfc2279::refused<Octets> operator""_rfc2279() noexcept;

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
