// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_UCS_HPP
#define U8LIT_CODEC_UCS_HPP

#include <u8lit/codec/grammar.hpp>
#include <u8lit/codec/number_codec.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/base/begin.hpp>

// The fixed-width encodings of ISO/IEC 10646, to which RFC 3629 refers only in its history (section 12).

namespace u8lit::detail {

// The numbers of UCS-2 (ISO/IEC 10646-1:1993): the Basic Multilingual Plane without surrogates.
inline constexpr number_range ucs2_numbers[] = {utf8_grammar.numbers[0], {surrogates.last + 1, 0xFFFF}};
// The numbers of UCS-4 (ISO/IEC 10646-1:1993): 31 bits.
inline constexpr number_range ucs4_numbers[] = {{0x0000'0000, 0x7FFF'FFFF}};

// The rules of both, and their source.
namespace rules {
struct ISO_IEC_10646;
struct a_code_unit_is_a_character_and_no_surrogate_is;
struct a_number_has_31_bits;
}  // namespace rules

}  // namespace u8lit::detail

namespace u8lit::legacy {

/// UCS-2 (ISO/IEC 10646-1:1993), the predecessor of UTF-16: code units of 16 bits, and no character beyond U+FFFF. A
/// code unit D800-DFFF is fault::surrogate, even in a pair; a character that would need a pair is
/// fault::unrepresentable.
/// \code
/// static_assert(!u8lit::legacy::ucs2::has(U'\U0001F600'));
/// \endcode
struct ucs2 : number_codec<ucs2, char16_t, detail::ucs2_numbers> {
  /// The names in IANA's registry, which leave the byte order open.
  static constexpr u8lit::charset charset{"ISO-10646-UCS-2", "csUnicode"};

  /// The rules that messages name.
  using rules = rule_list<
      rule<detail::rules::a_code_unit_is_a_character_and_no_surrogate_is, detail::rules::ISO_IEC_10646>>;
};

/// UCS-4 (ISO/IEC 10646-1:1993), the predecessor of UTF-32: code units of 32 bits, and numbers up to 7FFFFFFF; others
/// are fault::out_of_range. Surrogates and numbers beyond 10FFFF are permitted; `find_surrogate` and
/// `validate_scalar_values` find them, and `to_utf8` stops at them.
/// \code
/// static_assert(u8lit::legacy::ucs4::has(0x7FFF'FFFF));
/// \endcode
struct ucs4 : number_codec<ucs4, char32_t, detail::ucs4_numbers> {
  /// The names in IANA's registry, which leave the byte order open.
  static constexpr u8lit::charset charset{"ISO-10646-UCS-4", "csUCS4"};

  /// The rules that messages name.
  using rules = rule_list<rule<detail::rules::a_number_has_31_bits, detail::rules::ISO_IEC_10646>>;
};

}  // namespace u8lit::legacy

namespace u8lit::inline literals {

/// Returns a literal's own code units, checked as UCS-2 (ISO/IEC 10646-1:1993): `u"日本語"_ucs2` is an encoded_constant.
/// An ill-formed literal does not compile, and the error names the fault and the rule. Complexity: linear, at compile
/// time.
template <unvalidated_literal Units>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::ucs2, Units> operator""_ucs2() noexcept {
  return {};
}
template <unvalidated_literal Units>
legacy::ucs2::refused<Units> operator""_ucs2() noexcept;

/// Returns a literal's own code units, checked as UCS-4 (ISO/IEC 10646-1:1993): `U"日本語"_ucs4`. An ill-formed literal
/// does not compile. Complexity: linear, at compile time.
template <unvalidated_literal Units>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr encoded_constant<legacy::ucs4, Units> operator""_ucs4() noexcept {
  return {};
}
template <unvalidated_literal Units>
legacy::ucs4::refused<Units> operator""_ucs4() noexcept;

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
