// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/scalar_literal.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// By number, in every base.
static_assert(0x20AC_scalar == U'\u20AC' && 8364_scalar == U'\u20AC' && 020254_scalar == U'\u20AC');
static_assert(0b1000001_scalar == U'A' && 0x10'FFFF_scalar == U'\U0010FFFF' && 0_scalar == U'\0');
static_assert(0xD7FF_scalar == U'\uD7FF' && 0xE000_scalar == U'\uE000');
template <char... Digits>
concept is_scalar = requires { operator""_scalar<Digits...>(); };
static_assert(is_scalar<'6', '5'> && !is_scalar<'0', 'x', 'D', '8', '0', '0'> &&
              !is_scalar<'0', 'x', 'D', 'F', 'F', 'F'>);
static_assert(!is_scalar<'0', 'x', '1', '1', '0', '0', '0', '0'> && !is_scalar<'1', '.', '0'>);

// By character, and by text of one character, in every form.
static_assert('A'_scalar == U'A' && u'\u20AC'_scalar == U'\u20AC' && U'\U0010FFFF'_scalar == 0x10FFFF_scalar);
static_assert("A"_scalar == U'A' && "\u20AC"_scalar == U'\u20AC' && "\U000233B4"_scalar == 0x233B4_scalar);
static_assert(u8'A'_scalar == U'A' && u8"\u20AC"_scalar == U'\u20AC' && "\0"_scalar == 0_scalar);
static_assert(u"\u20AC"_scalar == U'\u20AC' && u"\xD84C\xDFB4"_scalar == 0x233B4_scalar &&
              U"\u20AC"_scalar == U'\u20AC');

// The checks that reject literals.
constexpr auto diagnosed = [](const auto& text) {
  const auto units = units_of(text);
  return diagnose_scalar(diagnose(units.data(), units.size()), decode_front(units), units.size());
};
static_assert(diagnosed("\u20AC").accepts && diagnosed("\u20AC").number == 0x20AC);
static_assert(!diagnosed("").accepts && diagnosed("").number == 1);
static_assert(!diagnosed("ab").accepts && diagnosed("ab").number == 2);
static_assert(diagnosed("\u20AC!").number == 4 && diagnosed(u"\xD84C\xDFB4!").number == 3);
static_assert(!diagnosed("\xC0\x80").accepts && diagnosed("a\x80").number == 2);

// In a template; clang 14 once left this to the linker.
template <class Number>
bool evaluated_in_a_template(Number number) {
  return 0x20AC_scalar == number;
}

// Ill-formed characters are refused with the sentence on their fault, at the limits of each fault.
#ifdef __clang__
template <class Type, int Attribute>
inline constexpr bool is_refused = __is_same(Type, refused_literal<Attribute>);
static_assert(is_refused<decltype('\x80'_scalar), 301> && is_refused<decltype('\xBF'_scalar), 301>);
static_assert(is_refused<decltype('\xC0'_scalar), 401> && is_refused<decltype('\xC1'_scalar), 401>);
static_assert(is_refused<decltype('\xC2'_scalar), 101> && is_refused<decltype('\xF4'_scalar), 101>);
static_assert(is_refused<decltype('\xF5'_scalar), 1401> && is_refused<decltype('\xFD'_scalar), 1401>);
static_assert(is_refused<decltype('\xFE'_scalar), 2401> && is_refused<decltype('\xFF'_scalar), 2401>);
static_assert(is_refused<decltype(u'\xD800'_scalar), 16801> && is_refused<decltype(u'\xDBFF'_scalar), 16801>);
static_assert(is_refused<decltype(u'\xDC00'_scalar), 16901> && is_refused<decltype(u'\xDFFF'_scalar), 16901>);
static_assert(is_refused<decltype(U'\xD800'_scalar), 32601> && is_refused<decltype(U'\xDFFF'_scalar), 32601>);
static_assert(is_refused<decltype(U'\x110000'_scalar), 32701>);
#endif

int main() { return !evaluated_in_a_template(U'\u20AC'); }
