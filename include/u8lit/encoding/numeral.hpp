// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_NUMERAL_HPP
#define U8LIT_ENCODING_NUMERAL_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Numbers written out in characters.

namespace u8lit::detail::numeral {

inline constexpr char32_t too_large = 0xFFFF'FFFE;
inline constexpr char32_t not_an_integer = 0xFFFF'FFFF;

// Less than the base, which is up to 36, or the base itself for what is no digit of it. Letters count in either case.
template <code_unit Unit>
U8LIT_ABI constexpr unsigned digit(Unit unit, unsigned base = 16) noexcept {
  const char32_t c = detail::to_unsigned(unit), letter = c | 0x20;
  unsigned value = base;
  if (c >= U'0' && c <= U'9') value = c - U'0';
  else if (letter >= U'a' && letter <= U'z') value = letter - U'a' + 10;
  return value < base ? value : base;
}

// The value of an integer literal as it is written: decimal, octal, hexadecimal or binary, with separators.
template <size_t Size>
U8LIT_ABI constexpr char32_t value(const char (&digits)[Size]) noexcept {
  const bool prefixed = Size > 1 && digits[0] == '0';
  const bool hexadecimal = prefixed && (digits[1] == 'x' || digits[1] == 'X');
  const bool binary = prefixed && (digits[1] == 'b' || digits[1] == 'B');
  const unsigned base = hexadecimal ? 16 : binary ? 2 : prefixed ? 8 : 10;
  char32_t result = 0;
  for (size_t at = hexadecimal || binary ? 2 : 0; at < Size; ++at) {
    if (digits[at] == '\'') continue;
    const unsigned next = numeral::digit(detail::to_ascii(digits[at]));
    if (next >= base) return not_an_integer;
    result = result > code_points.last ? too_large : result * base + next;
  }
  return result;
}

}  // namespace u8lit::detail::numeral

#include <u8lit/base/end.hpp>

#endif
