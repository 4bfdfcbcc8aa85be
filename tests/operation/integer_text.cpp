// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/integer.hpp>
#include <u8lit/text/literals.hpp>

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: a constant as text, in any base and form.
static_assert(integer_text<42>() == "42"_text && integer_text<-42>() == "-42"_text && integer_text<0>() == "0"_text);
static_assert(integer_text<255, 16>() == "ff"_text && integer_text<-5, 2>() == "-101"_text && integer_text<35u, 36>() == "z"_text);
static_assert(__is_same(decltype(integer_text<-255, 16, char16_t>()), text_constant<u"-ff">));
static_assert(integer_text<42, 10, char32_t>() == U"42"_text && integer_text<42>().c_str()[2] == '\0');
static_assert(integer_text<42, 10, wchar_t>() == L"42"_text && integer_text<7, 2, std::byte>().size() == 3);

// Into a buffer, with room or without.
constexpr bool usage() {
  char room[4]{'#', '#', '#', '#'};
  const text_view<char> text = integer_text(-42, room);
  if (text != "-42" || text.data() != room || room[3] != '#') return false;
  std::array<char16_t, 2> small{};
  return integer_text(1000, small).empty() && small[0] == u'\0' && integer_text(255u, small, 16) == u"ff" &&
         integer_text(7, room, 1).empty() && integer_text(7, room, 37).empty() && integer_text(7, room, 0).empty();
}
static_assert(usage());
static_assert(integer_length(-42) == 3 && integer_length(0) == 1 && integer_length(255, 2) == 8 && integer_length(7, 1) == 0);

// The limits of the widest types, in full.
using i64 = std::int64_t;
using u64 = std::uint64_t;
static_assert(integer_text<limits_of<i64>.first>() == "-9223372036854775808"_text);
static_assert(integer_text<limits_of<i64>.last>() == "9223372036854775807"_text);
static_assert(integer_text<limits_of<u64>.last>() == "18446744073709551615"_text);
static_assert(integer_text<limits_of<i64>.first, 36>() == "-1y2p0ij32e8e8"_text && integer_text<limits_of<u64>.last, 36>() == "3w5e11264sgsf"_text);
static_assert(integer_text<limits_of<i64>.first, 16>() == "-8000000000000000"_text && integer_text<limits_of<u64>.last, 2>().size() == 64);
static_assert(integer_text<limits_of<i64>.first, 2>().size() == 65);
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
static_assert(integer_text<limits_of<i128>.first>() == "-170141183460469231731687303715884105728"_text);
static_assert(integer_text<limits_of<u128>.last>() == "340282366920938463463374607431768211455"_text);
#endif

// Every integer, as std::to_chars writes it, and nothing where there is one unit of room too few.
template <class Number, class Unit>
bool writes(Number number, unsigned base) {
  char expected[72]{};
  const std::size_t size = static_cast<std::size_t>(std::to_chars(expected, expected + 70, number, static_cast<int>(base)).ptr - expected);
  Unit room[72]{};
  if (!integer_text(number, std::span{room, size - 1}, base).empty() || room[0] != Unit{}) return false;
  const text_view<Unit> text = integer_text(number, std::span{room, size}, base);
  if (text.data() != room || text.size() != size || integer_length(number, base) != size || room[size] != Unit{}) return false;
  for (std::size_t at = 0; at < size; ++at) {
    if (room[at] != static_cast<Unit>(expected[at])) return false;
  }
  return is_well_formed(room, size);
}
template <class Number, class Unit>
bool writes_all() {
  for (unsigned base = 2; base <= 36; ++base) {
    Number number = limits_of<Number>.first;
    do {
      if (!writes<Number, Unit>(number, base)) return false;
    } while (number++ != limits_of<Number>.last);
  }
  return true;
}
bool writes_all_of_8_bits() { return writes_all<signed char, char>() && writes_all<unsigned char, char16_t>(); }
bool writes_all_of_16_bits() { return writes_all<short, char>() && writes_all<unsigned short, char32_t>(); }

// Around every power of two.
template <class Number>
bool writes_around_powers() {
  for (unsigned base = 2; base <= 36; ++base) {
    for (u64 power = 1; power != 0; power <<= 1) {
      for (u64 value = power - 2; value != power + 3; ++value) {
        if (!writes<Number, char>(static_cast<Number>(value), base) || !writes<Number, char>(static_cast<Number>(0 - value), base)) return false;
      }
    }
  }
  return true;
}
bool writes_wide_ones() {
  return writes_around_powers<i64>() && writes_around_powers<u64>() && writes_around_powers<int>() && writes_around_powers<unsigned>();
}

// What is no integer or no room for text is a candidate less.
template <class Number, class Buffer>
concept writable = requires(Number number, Buffer&& out) { integer_text(number, out); };
static_assert(writable<int, char (&)[3]> && writable<unsigned char, std::vector<char16_t>&>);
#ifdef __SIZEOF_INT128__
static_assert(writable<i128, char (&)[3]>);
#endif
static_assert(!writable<char, char (&)[3]> && !writable<bool, char (&)[3]> && !writable<double, char (&)[3]> && !writable<int, int (&)[3]>);
template <auto Number, unsigned Base>
concept text_of = requires { integer_text<Number, Base>().size(); };
static_assert(text_of<1, 2> && text_of<1, 36> && !text_of<1, 1> && !text_of<1, 37> && !text_of<'1', 10> && !text_of<true, 10>);
static_assert(noexcept(integer_text(1, std::span<char>{})) && noexcept(integer_text<1>()) && noexcept(integer_length(1)));

// A number that is no constant needs a buffer.
template <class... Arguments>
concept is_written = requires(Arguments&&... arguments) { integer_text(static_cast<Arguments&&>(arguments)...); };
static_assert(is_written<int, char (&)[1]> && is_written<int, char (&)[1], unsigned> && !is_written<int> && !is_written<int, int>);
static_assert(!is_written<int, const char (&)[1]> && !is_written<bool, char (&)[1]> && !is_written<int, const char*>);

int main() { return at_run_time(usage, writes_all_of_8_bits, writes_all_of_16_bits, writes_wide_ones); }
