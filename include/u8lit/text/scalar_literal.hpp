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

namespace not_a_scalar_value {

enum no_scalar_value_where_one_is_required : unsigned char {};
enum more_than_one_scalar_value_where_one_is_required_index_is_the_code_unit_where_the_second_begins : unsigned char {};

U8LIT_ABI constexpr size_t there_is_none(size_t number, hex_dump) noexcept {
  return diagnostic_array<no_scalar_value_where_one_is_required>{}.all[number];
}
U8LIT_ABI constexpr size_t there_are_more_than_one(size_t number, hex_dump) noexcept {
  return diagnostic_array<
      more_than_one_scalar_value_where_one_is_required_index_is_the_code_unit_where_the_second_begins>{}
      .all[number];
}

}  // namespace not_a_scalar_value

// Returns the diagnosis of a literal that must be one scalar value; its number is then that value. The operators below
// call `diagnose` and `decode_front` for it, because a template that does so would be instantiated for each code unit
// type: 0.9 % of what g++ 12 takes to include literals.hpp, and 0.7 % with clang 19, in every program.
// `all` is the diagnosis of the whole literal, `front` its first scalar value.
U8LIT_ABI constexpr diagnosis diagnose_scalar(diagnosis all, decoded front, size_t size) noexcept {
  if (!all.accepts) return all;
  if (size == 0) return {not_a_scalar_value::there_is_none, 1, {}};
  if (front.length < size) return {not_a_scalar_value::there_are_more_than_one, front.length + 1, {}};
  return accept(front.value);
}

#ifdef __clang__
// What `_scalar` returns for a literal with this attribute.
template <int Attribute>
struct scalar_or_refused {
  using type = refused_literal<Attribute>;
};
template <>
struct scalar_or_refused<0> {
  using type = scalar_value;
};
// What it returns for a number that is none.
template <char32_t Number>
using refused_numeral = refused_literal<Number == numeral::not_an_integer ? 64200 : 64202 - is_surrogate(Number)>;
#else
// Never defined: its argument is the compiler's message.
template <unvalidated_literal Sentence>
struct no_scalar_value;
// `Unit` is char. A literal of a dependent type costs nothing in programs in which no number is refused.
// g++ prints chars as ASCII, whatever the ordinary literal encoding.
#define U8LIT_NO_SCALAR_VALUE(words) \
  type_identity<no_scalar_value<__builtin_bit_cast(unvalidated_literal<Unit, sizeof(words) - 1>, u8"" words)>> {}
template <char32_t Number, class Unit = char>
U8LIT_ABI constexpr auto refuse_numeral() noexcept {
  if constexpr (Number == numeral::not_an_integer) return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_not_an_integer);
  else if constexpr (is_surrogate(Number)) return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_surrogate);
  else return U8LIT_NO_SCALAR_VALUE(U8LIT_NUMBER_out_of_range);
}
#undef U8LIT_NO_SCALAR_VALUE
template <char32_t Number>
using refused_numeral = typename decltype(detail::refuse_numeral<Number>())::type;
#endif

}  // namespace u8lit::detail

namespace u8lit::inline literals {

/// Makes a scalar value from its number. Does not compile for surrogates, numbers greater than 10FFFF and numbers that
/// are no integers (RFC 3629 section 3, Unicode D76). Complexity: constant.
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
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgnu-string-literal-operator-template"
/// Makes a scalar value from a literal that holds exactly one. Does not compile if the literal is ill-formed, empty or
/// longer.
/// \return the scalar_value
/// \code
/// constexpr u8lit::scalar_value euro = "\u20AC"_scalar;
/// \endcode
template <class Unit, Unit... Units>
  requires(!__is_same(Unit, wchar_t))
[[gnu::always_inline]] U8LIT_ABI constexpr auto operator""_scalar() noexcept
    -> typename detail::scalar_or_refused<detail::attribute_for_scalar<Unit, Units...>()>::type {
  constexpr Unit units[]{Units..., Unit{}};
  constexpr char32_t value = u8lit::decode_front(units, sizeof...(Units)).value;
  return {scalar_value::unchecked(value)};
}
#pragma clang diagnostic pop
// For ill-formed characters: `enable_if` is evaluated everywhere. The attribute is that of the character as a text.
#define U8LIT_REFUSED_CHARACTER(Unit, attribute, condition)                                          \
  U8LIT_ABI detail::refused_literal<attribute> operator""_scalar(Unit unit) noexcept __attribute__(( \
      enable_if(condition, "")))
U8LIT_REFUSED_CHARACTER(char, 101, (unit & 0xFF) >= 0xC2 && (unit & 0xFF) <= 0xF4);
U8LIT_REFUSED_CHARACTER(char, 301, (unit & 0xC0) == 0x80);
U8LIT_REFUSED_CHARACTER(char, 401, (unit & 0xFE) == 0xC0);
U8LIT_REFUSED_CHARACTER(char, 1401, (unit & 0xFF) >= 0xF5 && (unit & 0xFF) <= 0xFD);
U8LIT_REFUSED_CHARACTER(char, 2401, (unit & 0xFE) == 0xFE);
#ifdef __cpp_char8_t
U8LIT_REFUSED_CHARACTER(char8_t, 101, (unit & 0xFF) >= 0xC2 && (unit & 0xFF) <= 0xF4);
U8LIT_REFUSED_CHARACTER(char8_t, 301, (unit & 0xC0) == 0x80);
U8LIT_REFUSED_CHARACTER(char8_t, 401, (unit & 0xFE) == 0xC0);
U8LIT_REFUSED_CHARACTER(char8_t, 1401, (unit & 0xFF) >= 0xF5 && (unit & 0xFF) <= 0xFD);
U8LIT_REFUSED_CHARACTER(char8_t, 2401, (unit & 0xFE) == 0xFE);
#endif
U8LIT_REFUSED_CHARACTER(char16_t, 16801, (unit & 0xFC00) == 0xD800);
U8LIT_REFUSED_CHARACTER(char16_t, 16901, (unit & 0xFC00) == 0xDC00);
U8LIT_REFUSED_CHARACTER(char32_t, 32601, unit >= 0xD800 && unit <= 0xDFFF);
U8LIT_REFUSED_CHARACTER(char32_t, 32701, unit > 0x10FFFF);
#undef U8LIT_REFUSED_CHARACTER
#else
/// Makes a scalar value from a literal that holds exactly one. Does not compile if the literal is ill-formed, empty or
/// longer.
/// \return the scalar_value
/// \code
/// constexpr u8lit::scalar_value euro = "\u20AC"_scalar;
/// \endcode
consteval scalar_value operator""_scalar(const char* units, size_t size) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(units, size));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
/// As above.
consteval scalar_value operator""_scalar(const char16_t* units, size_t size) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(units, size));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
/// As above.
consteval scalar_value operator""_scalar(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(units, size));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
#ifdef __cpp_char8_t
/// Makes a scalar value from a literal of char8_t that holds exactly one. Others do not compile.
consteval scalar_value operator""_scalar(const char8_t* units, size_t size) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(units, size));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
#endif
#endif

}  // namespace u8lit::inline literals

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
