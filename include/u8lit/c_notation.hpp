// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_C_NOTATION_HPP
#define U8LIT_C_NOTATION_HPP

#include <u8lit/unescaping.hpp>
#include <u8lit/compiler/begin.hpp>

// What stands between the quotation marks of a string literal in C and C++ ([lex.string], [lex.ccon]), one in the form
// of the text: text of char16_t is what stands in a `u"..."`. Literals of char are in UTF-8.

namespace u8lit {

// The refusal's name.
template <fault What, class Place, class Escape>
struct invalid_c_literal;

template <code_unit Literal>
struct c_notation {
  static constexpr char32_t sign = U'\\';
  static constexpr lettered_escapes lettered{u8"abfnrtv\"\\?'", u8"\a\b\f\n\r\t\v\"\\?'"};
  template <fault What, class Place, class Escape>
  using refusal = invalid_c_literal<What, Place, Escape>;

  beyond_ascii beyond = beyond_ascii::kept;

  U8LIT_ABI static constexpr bool is_control(char32_t value) noexcept {
    return value < 0x20 || (value >= 0x7F && value < 0xA0);
  }
  U8LIT_ABI static constexpr bool is_itself(char32_t value) noexcept {
    return value != U'"' && value != U'\\' && value != U'\n' && value != U'\r';
  }
  // `?` is no part of a trigraph if it is escaped.
  U8LIT_ABI constexpr bool keeps(char32_t value) const noexcept {
    return !is_control(value) && is_itself(value) && value != U'?' && (value < 0x80 || !beyond.are_escaped);
  }

  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept {
    return lettered.letter_for(value) ? 2
           : is_control(value)        ? 4 * u8lit::length_as<Literal>(value)
           : value < 0x1'0000         ? 6
                                      : 10;
  }
  U8LIT_ABI static constexpr written_escape escape_for(scalar_value value) noexcept {
    written_escape result{};
    const utf8_character letter = lettered.letter_for(value);
    result.append(u8'\\');
    if (letter) {
      result.append(letter);
    } else if (value >= 0x1'0000) {
      result.append(u8'U');
      result.append(value, 8);
    } else if (!is_control(value)) {
      result.append(u8'u');
      result.append(value, 4);
    } else {
      // C and C++ do not agree on \u007F, and how long an octal escape is does not depend on what follows.
      Literal units[longest_sequence]{};
      const size_t size = u8lit::encode_to(units, value);
      for (size_t at = 0; at < size; ++at) {
        if (at > 0) result.append(u8'\\');
        result.append(u8lit::value_of(units[at]), 3, 3);
      }
    }
    return result;
  }

  // `\ooo`, `\o{o...}`, `\xh...`, `\x{h...}`: a code unit.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded read_unit(const Unit* units, size_t size) noexcept {
    if (size == 0 || u8lit::value_of(units[0]) != sign) return broken_escape(0, size);
    const char32_t letter = size > 1 ? u8lit::value_of(units[1]) : U'\0';
    const bool braces = size > 2 && u8lit::value_of(units[2]) == U'{';
    const decoded number = numeral::digit(letter) < 8 ? u8lit::read_number(units, size, 1, 8, 1, 3)
                           : letter == U'o'           ? u8lit::read_braced_number(units, size, 2, 8)
                           : letter != U'x'           ? broken_escape(1, size)
                           : braces                   ? u8lit::read_braced_number(units, size, 2, 16)
                                                      : u8lit::read_number(units, size, 2, 16, 1, size);
    if (number && u8lit::value_of(static_cast<Literal>(number.value)) != number.value)
      return {replacement_character, number.length, fault::out_of_range};
    return number;
  }

  // `\uhhhh`, `\u{h...}`, `\Uhhhhhhhh`: a character.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    const char32_t letter = size > 1 ? u8lit::value_of(units[1]) : U'\0';
    const utf8_character character = lettered.character_for(letter);
    if (character) return {static_cast<octet>(character), 2, fault::none};
    if (letter != U'u' && letter != U'U') return u8lit::decode_numbers<Literal>(units, size, read_unit<Unit>);
    const bool braces = letter == U'u' && size > 2 && u8lit::value_of(units[2]) == U'{';
    const size_t digits = letter == U'u' ? 4 : 8;
    const decoded number =
        braces ? u8lit::read_braced_number(units, size, 2, 16) : u8lit::read_number(units, size, 2, 16, digits, digits);
    if (!number) return number;
    const decoded character_number = decode_front(&number.value, 1);
    return {character_number.value, number.length, character_number.what};
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
