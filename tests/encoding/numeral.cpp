// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/numeral.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

using namespace u8lit;
using namespace u8lit::detail;

constexpr bool digits_are_those_of_base_16() {
  const char digits[] = "0123456789abcdefABCDEF";
  for (int c = 0; c < 128; ++c) {
    unsigned expected = 16;
    for (unsigned at = 0; at < 22; ++at) {
      if (digits[at] == c) expected = at < 16 ? at : at - 6;
    }
    if (numeral::digit(static_cast<char>(c)) != expected) return false;
  }
  return numeral::digit('\x80') == 16 && numeral::digit('\xFF') == 16 && numeral::digit(u'\u0130') == 16 &&
         numeral::digit(U'\U00010030') == 16 && numeral::digit(u'9') == 9 && numeral::digit(L'f') == 15;
}
static_assert(digits_are_those_of_base_16());

// Other bases; a character that is no digit has the value of the base.
constexpr bool digits_are_those_of_every_base() {
  const char lower[] = "0123456789abcdefghijklmnopqrstuvwxyz", upper[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (unsigned base = 2; base <= 36; ++base) {
    for (unsigned at = 0; at < 36; ++at) {
      const unsigned expected = at < base ? at : base;
      if (numeral::digit(lower[at], base) != expected || numeral::digit(upper[at], base) != expected) return false;
    }
    for (const char32_t other : U"/:@[`{\x7F\u0131\u0151\u212A\U00010030") {
      if (numeral::digit(other, base) != base) return false;
    }
  }
  return true;
}
static_assert(digits_are_those_of_every_base());

// As for a numeric literal operator: an array of characters without a NUL.
template <char... Digits>
constexpr char32_t value = numeral::value({Digits...});
static_assert(value<'0'> == 0 && value<'7'> == 7 && value<'8', '3', '6', '4'> == 0x20AC);
static_assert(value<'0', 'x', '2', '0', 'A', 'c'> == 0x20AC && value<'0', 'X', 'f'> == 0xF);
static_assert(value<'0', 'b', '1', '0', '1'> == 5 && value<'0', 'B', '1'> == 1 && value<'0', '1', '7'> == 017);
static_assert(value<'1', '\'', '0', '0', '0'> == 1000 &&
              value<'0', 'x', '1', '0', '\'', 'F', 'F', 'F', 'F'> == 0x10FFFF);
static_assert(value<'1', '1', '1', '4', '1', '1', '1'> == 0x10FFFF &&
              value<'1', '1', '1', '4', '1', '1', '2'> == 0x110000);

// No number wraps around to a small one, however long it is; other literals are no integers.
static_assert(!is_scalar_value(value<'0', 'x', '1', '0', '0', '0', '0', '0', '0', '4', '1'>));
static_assert(!is_scalar_value(value<'4', '2', '9', '4', '9', '6', '7', '3', '6', '1'>));
static_assert(!is_scalar_value(value<'9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9', '9',
                                     '9', '9'>));
static_assert(value<'1', '.', '5'> == numeral::not_an_integer && value<'1', 'e', '5'> == numeral::not_an_integer);
static_assert(value<'0', 'x', '1', 'p', '3'> == numeral::not_an_integer && value<'0', '8'> == numeral::not_an_integer);
static_assert(!is_scalar_value(numeral::not_an_integer) && !is_scalar_value(numeral::too_large));

// Integers are whole numbers; characters are text, and bool and enumerations are neither.
template <class... Numbers>
constexpr bool are_whole_numbers = (whole_number<Numbers> && ...);
template <class... Others>
constexpr bool are_none = (!whole_number<Others> && ...);
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 widest;
__extension__ typedef unsigned __int128 widest_unsigned;
#else
using widest = long long;
using widest_unsigned = unsigned long long;
#endif
enum plain { one };
static_assert(are_whole_numbers<signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long>);
static_assert(are_whole_numbers<long long, unsigned long long, widest, widest_unsigned, std::int8_t, std::size_t>);
static_assert(are_none<bool, char, wchar_t, char16_t, char32_t, float, double, plain, std::byte, int*,
                       decltype(nullptr)>);
#ifdef __cpp_char8_t
static_assert(are_none<char8_t>);
#endif

// The limits are those of std::numeric_limits.
template <class... Numbers>
constexpr bool have_their_limits = ((limits_of<Numbers>.first == std::numeric_limits<Numbers>::min() &&
                                     limits_of<Numbers>.last == std::numeric_limits<Numbers>::max()) && ...);
static_assert(have_their_limits<signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long>);
static_assert(have_their_limits<long long, unsigned long long>);
static_assert(limits_of<widest>.last == static_cast<widest>(~widest_unsigned{} / 2) &&
              limits_of<widest>.first + limits_of<widest>.last == -1);
static_assert(limits_of<widest_unsigned>.first == 0 && limits_of<widest_unsigned>.last == ~widest_unsigned{});

static_assert(bases.contains(2) && bases.contains(36) && !bases.contains(1) && !bases.contains(37) &&
              !bases.contains(0));

int main() {}
