// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_UCS_HPP
#define U8LIT_CODEC_UCS_HPP

#include <u8lit/codec/number_form.hpp>
#include <u8lit/rfc3629/charset.hpp>
#include <u8lit/base/begin.hpp>

// The forms of ISO/IEC 10646 that RFC 3629 all but dropped (section 12): a code unit for each number.

namespace u8lit::legacy {

// ISO/IEC 10646-1:1993: the Basic Multilingual Plane, in which surrogates are no characters, and all of 31 bits.
inline constexpr number_range ucs2_numbers[] = {{0x0000, 0xD7FF}, {0xE000, 0xFFFF}};
inline constexpr number_range ucs4_numbers[] = {{0x0000'0000, 0x7FFF'FFFF}};

// Their rules, and where they stand.
struct ISO_IEC_10646;
struct a_code_unit_is_a_character_and_no_surrogate_is;
struct a_number_has_31_bits;

// UCS-2, before there was UTF-16: code units of 16 bits, and no character beyond U+FFFF. A code unit D800-DFFF is
// `surrogate`, in a pair, too, and what would need a pair is `unrepresentable`. The label is for octets, and does not
// tell their order.
struct ucs2 : number_form<ucs2, char16_t, ucs2_numbers> {
  static constexpr u8lit::charset charset{"ISO-10646-UCS-2", "csUnicode"};

  using rules = rule_list<rule<a_code_unit_is_a_character_and_no_surrogate_is, ISO_IEC_10646>>;
};

// UCS-4: numbers up to 7FFFFFFF in code units of 32 bits; what is beyond is `out_of_range`. Surrogates and numbers over
// 10FFFF are numbers as others are: `find_surrogate` and `validate_scalar_values` tell of them, and `to_utf8` stops.
struct ucs4 : number_form<ucs4, char32_t, ucs4_numbers> {
  static constexpr u8lit::charset charset{"ISO-10646-UCS-4", "csUCS4"};

  using rules = rule_list<rule<a_number_has_31_bits, ISO_IEC_10646>>;
};

}  // namespace u8lit::legacy

namespace u8lit {

inline namespace literals {

// The literal's own code units, judged as these forms, are an encoded_constant: `u"日本語"_ucs2`, `U"日本語"_ucs4`.
template <unvalidated_literal Units>
[[gnu::always_inline]] U8LIT_ABI constexpr encoded_constant<legacy::ucs2, Units> operator""_ucs2() noexcept {
  return {};
}
template <unvalidated_literal Units>
  requires(form_fault_of<legacy::ucs2, Units>.exists())
form_diagnostic<form_fault_of<legacy::ucs2, Units>> operator""_ucs2() noexcept;

template <unvalidated_literal Units>
[[gnu::always_inline]] U8LIT_ABI constexpr encoded_constant<legacy::ucs4, Units> operator""_ucs4() noexcept {
  return {};
}
template <unvalidated_literal Units>
  requires(form_fault_of<legacy::ucs4, Units>.exists())
form_diagnostic<form_fault_of<legacy::ucs4, Units>> operator""_ucs4() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
