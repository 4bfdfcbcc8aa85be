// SPDX-License-Identifier: BSL-1.0
// A part of text/scalar_literal.hpp: the operators for strings. Clang takes their code units as a pack (compiler.hpp:
// literals as packs).
namespace u8lit::inline literals {

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
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr auto operator""_scalar() noexcept
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
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size, sizeof *units), 0);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_scalar(units, size));
  return scalar_value::unchecked(static_cast<char32_t>(result.report(result.number, result.shown)));
}
/// As above.
consteval scalar_value operator""_scalar(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis result = U8LIT_RECOVERED(
      detail::diagnose_scalar(detail::diagnose(units, size), u8lit::decode_front(units, size), size, sizeof *units), 0);
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
