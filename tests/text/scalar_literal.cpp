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
static_assert(diagnosed("").report == not_a_scalar_value::there_is_none);
static_assert(diagnosed("ab").report == not_a_scalar_value::there_are_more_than_one && diagnosed("ab").number == 2);
static_assert(diagnosed("\u20AC!").number == 4 && diagnosed(u"\xD84C\xDFB4!").number == 3);
static_assert(!diagnosed("\xC0\x80").accepts && diagnosed("a\x80").number == 2);

// In a template; clang 14 once left this to the linker.
template <class Number>
bool evaluated_in_a_template(Number number) {
  return 0x20AC_scalar == number;
}

int main() { return !evaluated_in_a_template(U'\u20AC'); }
