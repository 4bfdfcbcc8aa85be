// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_NUMERAL_HPP
#define U8LIT_ENCODING_NUMERAL_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Numbers written in digits, and the types of such numbers.

namespace u8lit::detail {

// The types of numbers that can be written as text: integers of every width, including 128 bits. Not bool, and not
// character types, which are text already.
template <class Number>
inline constexpr bool is_whole_number =
    !__is_enum(Number) && !is_character<Number> && requires(Number number) { number % 2; };
template <>
inline constexpr bool is_whole_number<bool> = false;
template <class Number>
concept whole_number = is_whole_number<Number>;

// The smallest and largest value of the type; std::numeric_limits may lack integers of 128 bits.
template <whole_number Number>
inline constexpr inclusive_range<Number> limits_of = [] {
  if constexpr (static_cast<Number>(-1) > Number{}) {
    return inclusive_range<Number>{Number{}, static_cast<Number>(-1)};
  } else {
    constexpr Number half = static_cast<Number>(Number{1} << (sizeof(Number) * 8 - 2));
    return inclusive_range<Number>{static_cast<Number>(-half - half), static_cast<Number>(half - 1 + half)};
  }
}();

// The bases that have digits: 0 to 9 and the letters.
inline constexpr inclusive_range<unsigned> bases{2, 36};

}  // namespace u8lit::detail

namespace u8lit::detail::numeral {

// What `value` returns for numbers that are too large to be code points, and for text that is not an integer.
inline constexpr char32_t too_large = 0xFFFF'FFFE;
inline constexpr char32_t not_an_integer = 0xFFFF'FFFF;

// The value of a digit, in upper or lower case; the base itself for anything that is not a digit in that base.
template <code_unit Unit>
U8LIT_ABI constexpr unsigned digit(Unit unit, unsigned base = 16) noexcept {
  const char32_t c = detail::to_unsigned(unit), letter = c | 0x20;
  unsigned value = base;
  if (c >= U'0' && c <= U'9') value = c - U'0';
  else if (letter >= U'a' && letter <= U'z') value = letter - U'a' + 10;
  return value < base ? value : base;
}

// The value of an integer literal in its source form: decimal, octal, hexadecimal or binary, with separators.
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
