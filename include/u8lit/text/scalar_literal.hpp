// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SCALAR_LITERAL_HPP
#define U8LIT_TEXT_SCALAR_LITERAL_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/diagnosis/refused_literal.hpp>
#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// Returns the diagnosis of a literal that must be one scalar value; its number is then that value. The operators below
// call `diagnose` and `decode_front` for it, because a template that does so would be instantiated for each code unit
// type: 0.9 % of what g++ 12 takes to include literals.hpp, and 0.7 % with clang 19, in every program.
// `all` is the diagnosis of the whole literal, `front` its first scalar value.
U8LIT_ABI constexpr diagnosis diagnose_scalar(diagnosis all, decoded front, size_t size,
                                              size_t octets_of_unit = 1) noexcept {
  if (!all.accepts) return all;
  const utf8_character* const unit = octets_of_unit == 1 ? u8"at byte" : u8"at code unit";
  if (size == 0) return detail::diagnose_other_than_one(u8"" U8LIT_NO_SCALAR, unit, 1);
  if (front.length < size)
    return detail::diagnose_other_than_one(u8"" U8LIT_SEVERAL_SCALARS, unit, front.length + 1);
  return accept(front.value);
}

}  // namespace u8lit::detail

#include <u8lit/compilers/refused_numerals.hpp>

namespace u8lit::inline literals {

/// Makes a scalar value from its number. Does not compile for surrogates, numbers greater than 10FFFF and numbers that
/// are not integers (RFC 3629 section 3, Unicode D76). Complexity: constant.
/// \return the scalar_value
/// \code
/// constexpr u8lit::scalar_value euro = 0x20AC_scalar;
/// \endcode
template <char... Digits>
  requires(u8lit::is_scalar_value(detail::numeral::value({Digits...})))
U8LIT_ABI constexpr scalar_value operator""_scalar() noexcept {
  return scalar_value::unchecked(detail::numeral::value({Digits...}));
}
// Selected for all other numbers; the return type says what is wrong.
template <char... Digits>
detail::refused_numeral<detail::numeral::value({Digits...})> operator""_scalar() noexcept;

/// Makes a scalar value from a character literal. Does not compile if that is ill-formed.
/// \code
/// constexpr u8lit::scalar_value euro = U'\u20AC'_scalar;
/// \endcode
consteval scalar_value operator""_scalar(char32_t unit) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(&unit, 1), u8lit::decode_front(&unit, 1), 1), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(&unit, 1));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
/// As above; surrogates are ill-formed.
consteval scalar_value operator""_scalar(char16_t unit) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(&unit, 1), u8lit::decode_front(&unit, 1), 1), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(&unit, 1));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
/// As above, for ASCII characters: others are more than one char.
consteval scalar_value operator""_scalar(char unit) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(&unit, 1), u8lit::decode_front(&unit, 1), 1), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(&unit, 1));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
#ifdef __cpp_char8_t
/// Makes a scalar value from an ASCII character of char8_t. Others do not compile.
consteval scalar_value operator""_scalar(char8_t unit) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(&unit, 1), u8lit::decode_front(&unit, 1), 1), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(&unit, 1));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
#endif
}  // namespace u8lit::inline literals

#include <u8lit/compilers/scalar_literals.hpp>  // IWYU pragma: export

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
