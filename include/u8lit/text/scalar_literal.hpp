// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SCALAR_LITERAL_HPP
#define U8LIT_TEXT_SCALAR_LITERAL_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// One scalar value by its number, by a character literal or by a text literal that holds just the one.

namespace u8lit::detail {

namespace not_a_scalar_value {

enum no_scalar_value_where_one_is_asked : unsigned char {};
enum more_than_one_scalar_value_where_one_is_asked_the_second_begins_at_code_unit_number : unsigned char {};

U8LIT_ABI constexpr size_t there_is_none(size_t number, in_hex) noexcept {
  return diagnostic_array<no_scalar_value_where_one_is_asked>{}.at[number];
}
U8LIT_ABI constexpr size_t there_are_more_than_one(size_t number, in_hex) noexcept {
  return diagnostic_array<more_than_one_scalar_value_where_one_is_asked_the_second_begins_at_code_unit_number>{}.at[number];
}

template <char... Digits>
struct written;
template <class Number, class Section>
struct surrogate;
template <class Number, class Section>
struct out_of_range;
template <class Number>
struct not_an_integer;
struct RFC_3629_section_3;

}  // namespace not_a_scalar_value

// Judges text that must be one scalar value, from what was found of all of it and of its front. The number of an
// accepted one is that value.
U8LIT_ABI constexpr diagnosis diagnose_scalar(diagnosis all, decoded front, size_t size) noexcept {
  if (!all.accepts) return all;
  if (size == 0) return {not_a_scalar_value::there_is_none, 1, {}};
  if (front.length < size) return {not_a_scalar_value::there_are_more_than_one, front.length + 1, {}};
  return accept(front.value);
}

namespace not_a_scalar_value {

template <char... Digits>
U8LIT_ABI constexpr auto diagnostic() noexcept {
  constexpr char32_t value = numeral::value({Digits...});
  if constexpr (value == numeral::not_an_integer) return type_identity<not_an_integer<written<Digits...>>>{};
  else if constexpr (is_surrogate(value)) return type_identity<surrogate<written<Digits...>, RFC_3629_section_3>>{};
  else return type_identity<out_of_range<written<Digits...>, RFC_3629_section_3>>{};
}

}  // namespace not_a_scalar_value

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

// By number: `0x20AC_scalar`. A surrogate, a number beyond 10FFFF or no integer at all does not compile (RFC 3629
// section 3).
template <char... Digits>
  requires(u8lit::is_scalar_value(detail::numeral::value({Digits...})))
U8LIT_ABI constexpr scalar_value operator""_scalar() noexcept {
  return scalar_value::unchecked(detail::numeral::value({Digits...}));
}
template <char... Digits>
typename decltype(detail::not_a_scalar_value::diagnostic<Digits...>())::type operator""_scalar() noexcept;

// By character: `U'\u20AC'_scalar`, or by text that holds exactly one scalar value: `"\u20AC"_scalar`. Ill-formed text, none
// and more than one do not compile.
consteval scalar_value operator""_scalar(char32_t unit) noexcept {
  const detail::diagnosis found = detail::diagnose(unit);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(char16_t unit) noexcept {
  const detail::diagnosis found = detail::diagnose(char32_t{unit});
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(char unit) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(&unit, 1), decode_front(&unit, 1), 1);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(const char* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(units, size), decode_front(units, size), size);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(const char16_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(units, size), decode_front(units, size), size);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(units, size), decode_front(units, size), size);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
#ifdef __cpp_char8_t
consteval scalar_value operator""_scalar(char8_t unit) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(&unit, 1), decode_front(&unit, 1), 1);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
consteval scalar_value operator""_scalar(const char8_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose_scalar(detail::diagnose(units, size), decode_front(units, size), size);
  return scalar_value::unchecked(static_cast<char32_t>(found.report(found.number, found.shown)));
}
#endif

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
