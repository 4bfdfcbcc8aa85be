// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_NOTATION_HPP
#define U8LIT_TEXT_NOTATION_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/encoding/numeral.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

// Literals in the notations of RFC 3629's examples: octets as `41 E2 89 A2`, characters as `U+0041 U+2262` (section 2:
// "the U+HHHH notation, where HHHH is a string of from 4 to 6 hexadecimal digits").

namespace u8lit::detail::notation {

// Returns a unit's number in ASCII, also where `char` literals are in another encoding: the notations are ASCII.
template <code_unit Unit>
U8LIT_ABI constexpr char32_t character(Unit unit) noexcept {
  if constexpr (is_ordinary<Unit>) return detail::to_unsigned(detail::to_ascii(unit));
  else return detail::to_unsigned(unit);
}

enum class flaw : unsigned char {
  none,
  no_hexadecimal_digit,
  half_an_octet,
  no_U_plus,
  fewer_than_4_digits,
  more_than_6_digits,
  surrogate,
  out_of_range
};

// The number of octets or characters, or a flaw and its offset.
struct parse_result {
  size_t count = 0;
  flaw what = flaw::none;
  size_t offset = 0;
};

// Parses octets: two digits each, any number of spaces between them. Writes them to `octets` unless that is null.
template <code_unit Unit>
U8LIT_ABI constexpr parse_result parse_octets(const Unit* units, size_t size, octet* octets) noexcept {
  parse_result result{};
  for (size_t at = 0; at < size; ++at) {
    if (notation::character(units[at]) == U' ') continue;
    const unsigned high = numeral::digit(notation::character(units[at]));
    if (high > 0xF) return {result.count, flaw::no_hexadecimal_digit, at};
    if (++at == size || notation::character(units[at]) == U' ') return {result.count, flaw::half_an_octet, at - 1};
    const unsigned low = numeral::digit(notation::character(units[at]));
    if (low > 0xF) return {result.count, flaw::no_hexadecimal_digit, at};
    if (octets) octets[result.count] = static_cast<octet>(high << 4 | low);
    ++result.count;
  }
  return result;
}

// Parses characters, one or more spaces between them. Writes them to `characters` unless that is null.
template <code_unit Unit>
U8LIT_ABI constexpr parse_result parse_characters(const Unit* units, size_t size, char32_t* characters) noexcept {
  parse_result result{};
  for (size_t at = 0; at < size; ++at) {
    if (notation::character(units[at]) == U' ') continue;
    const size_t begin = at;
    if (size - at < 2 || notation::character(units[at]) != U'U' || notation::character(units[at + 1]) != U'+')
      return {result.count, flaw::no_U_plus, begin};
    char32_t number = 0;
    size_t digits = 0;
    for (at += 2; at < size && notation::character(units[at]) != U' '; ++at, ++digits) {
      const unsigned digit = numeral::digit(notation::character(units[at]));
      if (digit > 0xF) return {result.count, flaw::no_hexadecimal_digit, at};
      if (digits == 6) return {result.count, flaw::more_than_6_digits, begin};
      number = number << 4 | digit;
    }
    if (digits < 4) return {result.count, flaw::fewer_than_4_digits, begin};
    if (is_surrogate(number)) return {result.count, flaw::surrogate, begin};
    if (!is_scalar_value(number)) return {result.count, flaw::out_of_range, begin};
    if (characters) characters[result.count] = number;
    ++result.count;
  }
  return result;
}

template <unvalidated_literal Text>
inline constexpr parse_result octets_result = notation::parse_octets(Text.data(), Text.size(), nullptr);
template <unvalidated_literal Text>
inline constexpr parse_result characters_result = notation::parse_characters(Text.data(), Text.size(), nullptr);

// The characters of a literal, which must be valid.
template <unvalidated_literal Text>
inline constexpr auto parsed_characters = [] {
  fixed_text<char32_t, characters_result<Text>.count> result;
  notation::parse_characters(Text.data(), Text.size(), result.unchecked_units);
  return result;
}();

// What is wrong, for compilers that print no sentence.
template <flaw What, size_t Number>
struct flaw_at;

// The sentences on flaws, in their order, around the place.
struct flaw_words {
  const utf8_character *subject, *predicate;
};
inline constexpr flaw_words words_of_flaws[] = {
  {u8"", u8""},
  {u8"", u8"is not a hexadecimal digit"},
  {u8"the octet at ", u8"has one hexadecimal digit instead of two"},
  {u8"the character at ", u8"does not begin with U+ (RFC 3629, section 2)"},
  {u8"the character at ", u8"has fewer than 4 digits (RFC 3629, section 2)"},
  {u8"the character at ", u8"has more than 6 digits (RFC 3629, section 2)"},
  {u8"the character at ", u8"is a surrogate (RFC 3629, section 3)"},
  {u8"the character at ", u8"is above U+10FFFF (RFC 3629, section 3)"},
};
template <code_unit Unit, flaw What, size_t Offset>
U8LIT_ABI constexpr sentence words_for_flaw() noexcept {
  constexpr flaw_words words = words_of_flaws[static_cast<unsigned char>(What)];
  return sentence{}.append(words.subject).append(detail::unit_name(form_of<Unit>)).append(u8" ")
      .append_decimal(Offset + 1).append(u8" ").append(words.predicate);
}
template <code_unit Unit, flaw What, size_t Offset>
using refused_notation = no_result<decltype(
    detail::refuse_type<flaw_at<What, Offset + 1>, words_for_flaw<Unit, What, Offset>>())>;

}  // namespace u8lit::detail::notation

namespace u8lit::inline literals {

/// Makes octets from their hexadecimal notation; they need not be well-formed. Does not compile for other characters
/// and an odd number of digits. Complexity: linear, at compile time.
/// \return the octets, a fixed_octets
/// \code
/// u8lit::validate("41 E2 89 A2"_octets)
/// \endcode
template <unvalidated_literal Text>
  requires(detail::notation::octets_result<Text>.what == detail::notation::flaw::none)
U8LIT_ABI constexpr auto operator""_octets() noexcept {
  fixed_octets<detail::notation::octets_result<Text>.count> result;
  detail::notation::parse_octets(Text.data(), Text.size(), result.octets);
  return result;
}
// Selected for literals with a flaw; the return type is incomplete, and its arguments say what is wrong.
template <unvalidated_literal Text>
detail::notation::refused_notation<typename decltype(Text)::unit_type, detail::notation::octets_result<Text>.what,
                                   detail::notation::octets_result<Text>.offset>
operator""_octets() noexcept;

/// Makes text from the U+ notation (RFC 3629 section 2). Does not compile for surrogates, numbers greater than 10FFFF
/// and other notations. Complexity: linear, at compile time.
/// \return a text_constant of char32_t
/// \code
/// "U+0041 U+2262"_characters == "A≢"_text
/// \endcode
template <unvalidated_literal Text>
  requires(detail::notation::characters_result<Text>.what == detail::notation::flaw::none)
U8LIT_ABI constexpr auto operator""_characters() noexcept {
  return text_constant<detail::notation::parsed_characters<Text>>{};
}
template <unvalidated_literal Text>
detail::notation::refused_notation<typename decltype(Text)::unit_type, detail::notation::characters_result<Text>.what,
                                   detail::notation::characters_result<Text>.offset>
operator""_characters() noexcept;

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
