// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPE_C_HPP
#define U8LIT_OPERATION_ESCAPE_C_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// What stands between the quotation marks of a string literal in C and C++ ([lex.string], [lex.ccon]), one in the form
// of the text: text of char16_t is what stands in a `u"..."`. Literals of char are in UTF-8.

namespace u8lit::detail {

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
           : is_control(value)        ? 4 * detail::encoded_length<Literal>(value)
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
        result.append(detail::to_unsigned(units[at]), 3, 3);
      }
    }
    return result;
  }

  // `\ooo`, `\o{o...}`, `\xh...`, `\x{h...}`: a code unit.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded read_unit(const Unit* units, size_t size) noexcept {
    if (size == 0 || detail::to_unsigned(units[0]) != sign) return broken_escape(0, size);
    const char32_t letter = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
    const bool braces = size > 2 && detail::to_unsigned(units[2]) == U'{';
    const decoded number = numeral::digit(letter) < 8 ? detail::read_number(units, size, 1, 8, 1, 3)
                           : letter == U'o'           ? detail::read_braced_number(units, size, 2, 8)
                           : letter != U'x'           ? broken_escape(1, size)
                           : braces                   ? detail::read_braced_number(units, size, 2, 16)
                                                      : detail::read_number(units, size, 2, 16, 1, size);
    if (number && detail::to_unsigned(static_cast<Literal>(number.value)) != number.value)
      return {replacement_character, number.length, fault::out_of_range};
    return number;
  }

  // `\uhhhh`, `\u{h...}`, `\Uhhhhhhhh`: a character.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    const char32_t letter = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
    const utf8_character character = lettered.character_for(letter);
    if (character) return {static_cast<octet>(character), 2, fault::none};
    if (letter != U'u' && letter != U'U') return detail::decode_numbers<Literal>(units, size, read_unit<Unit>);
    const bool braces = letter == U'u' && size > 2 && detail::to_unsigned(units[2]) == U'{';
    const size_t digits = letter == U'u' ? 4 : 8;
    const decoded number =
        braces ? detail::read_braced_number(units, size, 2, 16) : detail::read_number(units, size, 2, 16, digits, digits);
    if (!number) return number;
    const decoded character_number = decode_front(&number.value, 1);
    return {character_number.value, number.length, character_number.what};
  }
};

}  // namespace u8lit::detail

// Text to what stands in a string literal of C and C++, and back.

namespace u8lit::detail {

template <class Unit>
using c_notation_of = c_notation<Unit>;

}  // namespace u8lit::detail

namespace u8lit {

// Writes what a string literal of C and C++ must have between its quotation marks to stand for the input. The literal is one of
// the input's code unit type, `"..."` for char and `u"..."` for char16_t, whatever the form of the output. `"`, `\`, `?` and
// controls are escaped, as `\n` or `\177`. Every compiler reads the same text from it, whatever follows.
//   escape_c(input, buffer), escape_c(input, out, out_size), escape_c(units, size, out, out_size), escape_c("..."_text)
//   each with beyond_ascii::escaped as a last argument: all characters beyond ASCII are escaped, too, as `\u20AC`
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant. It stops at the first
// fault, and before an escape that does not fit. With a null `out` and an `out_size` of npos it writes nothing, and `written` is
// the size that it needs. Complexity: linear in `read`.
//   escape_c("1\n"_text) == "1\\n"_text
inline constexpr detail::escaping_operation<detail::c_notation_of, beyond_ascii> escape_c{};

// Writes what the characters between the quotation marks of a string literal stand for. All escapes of C++23 but `\N{...}` are
// read.
//   unescape_c(input, buffer), unescape_c(input, out, out_size), unescape_c(units, size, out, out_size), unescape_c("..."_text)
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant, and one that has a fault
// does not compile. It stops at the first fault: `invalid_escape`, `truncated` where the input ends inside an escape,
// `unescaped` for a `"` or the end of a line, `surrogate` for `\uD800`, `out_of_range`, or a fault of the input's form.
// Counting and complexity are those of escape_c.
//   unescape_c("\\u20AC"_text) == "\u20AC"_text
inline constexpr detail::unescaping_operation<detail::c_notation_of> unescape_c{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
