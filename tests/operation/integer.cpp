// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/integer.hpp>
#include <u8lit/text/literals.hpp>

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: the value of a text_constant.
static_assert(to_integer<int>("42"_text) == 42 && to_integer<int>("-42"_text) == -42 &&
              to_integer<unsigned>("+42"_text) == 42);
static_assert(to_integer<int, 16>("fF"_text) == 255 && to_integer<int, 36>("zZ"_text) == 35 * 37 &&
              to_integer<int, 2>(u"-101"_text) == -5);
static_assert(__is_same(decltype(to_integer<short>(U"0"_text)), short) && to_integer<int>(integer_text<-42>()) == -42);

// Usage: other text, of every kind and form; the value, or the error and its offset.
static_assert(to_integer<int>("42"_utf8) && *to_integer<int>("42"_text, 10) == 42 &&
              *to_integer<int, 16>("ff"_utf8) == 255 && *to_integer<int>(u"-7f"_utf16, 16) == -127);
static_assert(to_integer<int>("4x"_utf8).value_or(-1) == -1 && to_integer<int>("40"_utf8).value_or(-1) == 40);
template <class Number>
constexpr bool fails(to_integer_result<Number> found, integer_fault what, size_t offset) {
  return !found && !found.has_value() && *found == Number{} &&
         found == to_integer_result<Number>{Number{}, what, offset};
}
static_assert(fails(to_integer<int>(""_utf8), integer_fault::empty, 0) &&
              fails(to_integer<int>("4 "_utf8), integer_fault::no_digit, 1));
static_assert(fails(to_integer<int>(" 4"_utf8), integer_fault::no_digit, 0) &&
              fails(to_integer<int>("4'000"_utf8), integer_fault::no_digit, 1));
static_assert(fails(to_integer<int>("4_000"_utf8), integer_fault::no_digit, 1) &&
              fails(to_integer<int>("0x10"_utf8, 16), integer_fault::no_digit, 1));
static_assert(fails(to_integer<int>("+"_utf8), integer_fault::no_digit, 1) &&
              fails(to_integer<int>("-"_utf8), integer_fault::no_digit, 1));
static_assert(fails(to_integer<int>("--4"_utf8), integer_fault::no_digit, 1) &&
              fails(to_integer<int>("+-4"_utf8), integer_fault::no_digit, 1));
static_assert(fails(to_integer<unsigned>("-4"_utf8), integer_fault::no_digit, 0) &&
              fails(to_integer<unsigned>("-0"_utf8), integer_fault::no_digit, 0));
static_assert(fails(to_integer<unsigned char>("256"_utf8), integer_fault::out_of_range, 2) &&
              *to_integer<unsigned char>("255"_utf8) == 255);
static_assert(fails(to_integer<signed char>("-129"_utf8), integer_fault::out_of_range, 3) &&
              *to_integer<signed char>("-128"_utf8) == -128);
static_assert(fails(to_integer<signed char>("1280x"_utf8), integer_fault::out_of_range, 2) &&
              *to_integer<signed char>("+000127"_utf8) == 127);
static_assert(fails(to_integer<int>("4"_utf8, 1), integer_fault::base, 0) &&
              fails(to_integer<int>("4"_utf8, 37), integer_fault::base, 0));
static_assert(fails(to_integer<int>("é"_utf8), integer_fault::no_digit, 0) &&
              fails(to_integer<int>("4é"_utf8), integer_fault::no_digit, 1));
static_assert(fails(to_integer<int>(u"\u0134"_utf16), integer_fault::no_digit, 0));  // the lowest octet is that of 4
static_assert(fails(to_integer<int>("٤"_utf8), integer_fault::no_digit, 0));  // a digit, but not ASCII's
static_assert(fails(to_integer<int>("19"_utf8, 9), integer_fault::no_digit, 1) &&
              fails(to_integer<int>("g"_utf8, 16), integer_fault::no_digit, 0));

// The limits of the widest types, and one beyond.
using i64 = std::int64_t;
using u64 = std::uint64_t;
static_assert(to_integer<i64>("-9223372036854775808"_text) == limits_of<i64>.first &&
              to_integer<i64>("9223372036854775807"_text) == limits_of<i64>.last);
static_assert(fails(to_integer<i64>("-9223372036854775809"_utf8), integer_fault::out_of_range, 19));
static_assert(fails(to_integer<i64>("9223372036854775808"_utf8), integer_fault::out_of_range, 18));
static_assert(to_integer<u64>("18446744073709551615"_text) == limits_of<u64>.last &&
              to_integer<u64, 36>("3w5e11264sgsf"_text) == limits_of<u64>.last);
static_assert(fails(to_integer<u64>("18446744073709551616"_utf8), integer_fault::out_of_range, 19));
static_assert(fails(to_integer<u64>("99999999999999999999"_utf8), integer_fault::out_of_range, 19));
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
static_assert(to_integer<i128>("-170141183460469231731687303715884105728"_text) == limits_of<i128>.first);
static_assert(fails(to_integer<i128>("170141183460469231731687303715884105728"_utf8), integer_fault::out_of_range, 38));
static_assert(to_integer<u128>("340282366920938463463374607431768211455"_text) == limits_of<u128>.last);
static_assert(fails(to_integer<u128>("340282366920938463463374607431768211456"_utf8), integer_fault::out_of_range, 38));
#endif

// Every integer of 8 and of 16 bits, written in every base, is read back; the next one out of range is rejected at its
// last digit.
template <class Number, class Unit>
bool reads_back_all() {
  for (unsigned base = 2; base <= 36; ++base) {
    for (int number = limits_of<Number>.first - 300; number <= limits_of<Number>.last + 300; ++number) {
      Unit room[40];
      const text_view<Unit> text = integer_text(number, room, base);
      const bool inside = number >= limits_of<Number>.first && number <= limits_of<Number>.last;
      const auto found = to_integer<Number>(text, base);
      if (inside != found.has_value() || (inside && *found != number)) return false;
      const bool no_sign_taken = number < 0 && limits_of<Number>.first == 0;
      if (!inside && no_sign_taken && !fails(found, integer_fault::no_digit, 0)) return false;
      if (!inside && !no_sign_taken && number - number % static_cast<int>(base) == 0) return false;
      if (!inside && !no_sign_taken && found.what != integer_fault::out_of_range) return false;
      // All digits before the place are a number in range, and with the one at the place it is none.
      if (!inside && !no_sign_taken) {
        if (!to_integer<Number>(text_view<Unit>::unchecked(room, found.offset), base)) return false;
        if (to_integer<Number>(text_view<Unit>::unchecked(room, found.offset + 1), base) != found) return false;
      }
    }
  }
  return true;
}
bool reads_back_8_bits() { return reads_back_all<signed char, char>() && reads_back_all<unsigned char, char16_t>(); }
bool reads_back_16_bits() { return reads_back_all<short, char>() && reads_back_all<unsigned short, char>(); }

// Every short text, compared with std::from_chars, which does not accept `+`.
template <class Number>
bool reads_like_from_chars(const small_text<char>& text, unsigned base) {
  const std::string_view all = text.string();
  const bool plus = all.starts_with('+') && !all.starts_with("+-");
  const char *const first = all.data() + plus, *const last = all.data() + all.size();
  Number expected{};
  const auto end = std::from_chars(first, last, expected, static_cast<int>(base));
  const auto found = to_integer<Number>(text.text(), base);
  if (end.ec == std::errc{} && end.ptr == last) return found && *found == expected;
  if (all.empty()) return fails(found, integer_fault::empty, 0);
  if (found || *found != Number{} || found.offset > all.size()) return false;
  if (found.what == integer_fault::out_of_range) {
    Number before{};
    const char* const place = all.data() + found.offset;
    return std::from_chars(first, place, before, static_cast<int>(base)).ec == std::errc{} &&
           std::from_chars(first, place + 1, before, static_cast<int>(base)).ec == std::errc::result_out_of_range;
  }
  // Up to its place there are a sign or none and digits in range; a sign without digits is followed by none.
  if (found.what != integer_fault::no_digit) return false;
  const std::string_view good = all.substr(0, found.offset);
  Number before{};
  const auto until = std::from_chars(good.data() + plus, good.data() + good.size(), before, static_cast<int>(base));
  const bool only_a_sign = good.empty() || good == "+" || (good == "-" && limits_of<Number>.first < 0);
  if (!only_a_sign && (until.ec != std::errc{} || until.ptr != good.data() + good.size())) return false;
  if (found.offset == all.size()) return only_a_sign;
  const std::string one_more = std::string{"1"} + all[found.offset];
  return std::from_chars(one_more.data(), one_more.data() + 2, before, static_cast<int>(base)).ptr ==
         one_more.data() + 1;
}
bool reads_every_short_text() {
  return for_all_texts<char>(U"+-0129af é", unknown(4), [](const small_text<char>& text) {
    return reads_like_from_chars<signed char>(text, 10) && reads_like_from_chars<unsigned char>(text, 10) &&
           reads_like_from_chars<signed char>(text, 2) && reads_like_from_chars<short>(text, 36) &&
           reads_like_from_chars<unsigned char>(text, 16);
  });
}

// Strings that may be ill-formed are rejected, and constants that are no integer; both are SFINAE-friendly.
template <class Number, class Text>
concept readable = requires(const Text& text) { to_integer<Number>(text); };
static_assert(readable<int, text_view<char>> && readable<short, text_constant<u"4">> &&
              readable<unsigned char, text_view<wchar_t>>);
#ifdef __SIZEOF_INT128__
static_assert(readable<i128, text_constant<u"4">>);
#endif
static_assert(!readable<int, std::string> && !readable<char, text_view<char>> && !readable<bool, text_view<char>> &&
              !readable<double, text_view<char>>);
template <class Number, unvalidated_literal Text, unsigned Base = 10>
concept integer_of = requires { to_integer<Number, Base>(text_constant<Text>{}) == 0; };
static_assert(integer_of<int, "4"> && !integer_of<int, ""> && !integer_of<int, "4x"> && !integer_of<unsigned, "-4"> &&
              !integer_of<int, "-">);
static_assert(!integer_of<signed char, "128"> && !integer_of<int, "4", 37> && !integer_of<char, "4">);
static_assert(noexcept(to_integer<int>(text_view<char>{})) && noexcept(to_integer<int>("4"_text)));

// Usage: a constant as text, in any base and form.
static_assert(integer_text<42>() == "42"_text && integer_text<-42>() == "-42"_text && integer_text<0>() == "0"_text);
static_assert(integer_text<255, 16>() == "ff"_text && integer_text<-5, 2>() == "-101"_text &&
              integer_text<35u, 36>() == "z"_text);
static_assert(__is_same(decltype(integer_text<-255, 16, char16_t>()), text_constant<u"-ff">));
static_assert(integer_text<42, 10, char32_t>() == U"42"_text && integer_text<42>().c_str()[2] == '\0');
static_assert(integer_text<42, 10, wchar_t>() == L"42"_text && integer_text<7, 2, std::byte>().size() == 3);

// Into a buffer, large enough or not.
constexpr bool usage() {
  char room[4]{'#', '#', '#', '#'};
  const text_view<char> text = integer_text(-42, room);
  if (text != "-42" || text.data() != room || room[3] != '#') return false;
  std::array<char16_t, 2> small{};
  return integer_text(1000, small).empty() && small[0] == u'\0' && integer_text(255u, small, 16) == u"ff" &&
         integer_text(7, room, 1).empty() && integer_text(7, room, 37).empty() && integer_text(7, room, 0).empty();
}
static_assert(usage());
static_assert(integer_length(-42) == 3 && integer_length(0) == 1 && integer_length(255, 2) == 8 &&
              integer_length(7, 1) == 0);

// The limits of the widest types, in full.
static_assert(integer_text<limits_of<i64>.first>() == "-9223372036854775808"_text);
static_assert(integer_text<limits_of<i64>.last>() == "9223372036854775807"_text);
static_assert(integer_text<limits_of<u64>.last>() == "18446744073709551615"_text);
static_assert(integer_text<limits_of<i64>.first, 36>() == "-1y2p0ij32e8e8"_text &&
              integer_text<limits_of<u64>.last, 36>() == "3w5e11264sgsf"_text);
static_assert(integer_text<limits_of<i64>.first, 16>() == "-8000000000000000"_text &&
              integer_text<limits_of<u64>.last, 2>().size() == 64);
static_assert(integer_text<limits_of<i64>.first, 2>().size() == 65);
#ifdef __SIZEOF_INT128__
static_assert(integer_text<limits_of<i128>.first>() == "-170141183460469231731687303715884105728"_text);
static_assert(integer_text<limits_of<u128>.last>() == "340282366920938463463374607431768211455"_text);
#endif

// Every integer, compared with std::to_chars; nothing is written if the buffer is one code unit short.
template <class Number, class Unit>
bool writes(Number number, unsigned base) {
  char expected[72]{};
  const std::size_t size =
      static_cast<std::size_t>(std::to_chars(expected, expected + 70, number, static_cast<int>(base)).ptr - expected);
  Unit room[72]{};
  if (!integer_text(number, std::span{room, size - 1}, base).empty() || room[0] != Unit{}) return false;
  const text_view<Unit> text = integer_text(number, std::span{room, size}, base);
  if (text.data() != room || text.size() != size || integer_length(number, base) != size || room[size] != Unit{})
    return false;
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
        if (!writes<Number, char>(static_cast<Number>(value), base) ||
            !writes<Number, char>(static_cast<Number>(0 - value), base))
          return false;
      }
    }
  }
  return true;
}
bool writes_wide_ones() {
  return writes_around_powers<i64>() && writes_around_powers<u64>() && writes_around_powers<int>() &&
         writes_around_powers<unsigned>();
}

// Other types of numbers and buffers are rejected (SFINAE-friendly).
template <class Number, class Buffer>
concept writable = requires(Number number, Buffer&& out) { integer_text(number, out); };
static_assert(writable<int, char (&)[3]> && writable<unsigned char, std::vector<char16_t>&>);
#ifdef __SIZEOF_INT128__
static_assert(writable<i128, char (&)[3]>);
#endif
static_assert(!writable<char, char (&)[3]> && !writable<bool, char (&)[3]> && !writable<double, char (&)[3]> &&
              !writable<int, int (&)[3]>);
template <auto Number, unsigned Base>
concept text_of = requires { integer_text<Number, Base>().size(); };
static_assert(text_of<1, 2> && text_of<1, 36> && !text_of<1, 1> && !text_of<1, 37> && !text_of<'1', 10> &&
              !text_of<true, 10>);
static_assert(
    noexcept(integer_text(1, std::span<char>{})) && noexcept(integer_text<1>()) && noexcept(integer_length(1)));

// A number that is not constant needs a buffer.
template <class... Arguments>
concept is_written = requires(Arguments&&... arguments) { integer_text(static_cast<Arguments&&>(arguments)...); };
static_assert(is_written<int, char (&)[1]> && is_written<int, char (&)[1], unsigned> && !is_written<int> &&
              !is_written<int, int>);
static_assert(!is_written<int, const char (&)[1]> && !is_written<bool, char (&)[1]> && !is_written<int, const char*>);

int main() {
  return at_run_time(reads_back_8_bits, reads_back_16_bits, reads_every_short_text, usage, writes_all_of_8_bits,
                     writes_all_of_16_bits, writes_wide_ones);
}
