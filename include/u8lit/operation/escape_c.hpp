// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPE_C_HPP
#define U8LIT_OPERATION_ESCAPE_C_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// The contents of string literals in C and C++ ([lex.string], [lex.ccon]), between the quotation marks. The literal has
// the code unit type of the text: `u"..."` for char16_t. Literals of char are UTF-8.

namespace u8lit::detail {

template <code_unit Literal>
struct c_notation {
  static constexpr char32_t escape_character = U'\\';
  using escaped_octets = escaped_ascii<0, u8'"', u8'\\', u8'\n', u8'\r'>;
  static constexpr short_escape_table short_escapes{u8"abfnrtv\"\\?'", u8"\a\b\f\n\r\t\v\"\\?'"};
  static constexpr auto& name = u8"C literal";

  beyond_ascii beyond = beyond_ascii::kept;

  U8LIT_ABI static constexpr bool is_control(char32_t value) noexcept {
    return value < 0x20 || (value >= 0x7F && value < 0xA0);
  }
  U8LIT_ABI static constexpr bool reads_unescaped(char32_t value) noexcept {
    return value != U'"' && value != U'\\' && value != U'\n' && value != U'\r';
  }
  // Controls above U+007F are escaped.
  U8LIT_ABI static constexpr bool writes_beyond_ascii_unescaped() noexcept { return false; }
  // `?` is escaped because two of them begin a trigraph.
  U8LIT_ABI constexpr bool writes_unescaped(char32_t value) const noexcept {
    return !is_control(value) && reads_unescaped(value) && value != U'?' && (value < 0x80 || !beyond.are_escaped);
  }

  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept {
    return short_escapes.letter_for(value) ? 2
           : is_control(value)        ? 4 * detail::encoded_length<Literal>(value)
           : value < 0x1'0000         ? 6
                                      : 10;
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr void write_escape(escape_writer<Unit> out, scalar_value value) noexcept {
    const utf8_character letter = short_escapes.letter_for(value);
    out.append(u8'\\');
    if (letter) {
      out.append(letter);
    } else if (value >= 0x1'0000) {
      out.append(u8'U');
      out.append(value, 8);
    } else if (!is_control(value)) {
      out.append(u8'u');
      out.append(value, 4);
    } else {
      // Octal: unlike \x.., it has a fixed length whatever follows; and C does not allow \u007F.
      Literal units[longest_sequence]{};
      const size_t size = u8lit::encode_to(units, value);
      for (size_t at = 0; at < size; ++at) {
        if (at > 0) out.append(u8'\\');
        out.append(detail::to_unsigned(units[at]), 3, 3);
      }
    }
  }

  // Reads a code unit: `\ooo`, `\o{o...}`, `\xh...`, `\x{h...}`.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded read_unit(const Unit* units, size_t size) noexcept {
    const char32_t letter = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
    const bool braces = size > 2 && detail::to_unsigned(units[2]) == U'{';
    const decoded number = numeral::digit(letter) < 8 ? detail::read_digits(units, size, 1, 8, 1, 3)
                           : letter == U'o'           ? detail::read_braced_digits(units, size, 2, 8)
                           : letter != U'x'           ? escape_fault(1, size)
                           : braces                   ? detail::read_braced_digits(units, size, 2, 16)
                                                      : detail::read_digits(units, size, 2, 16, 1, size);
    if (number && detail::to_unsigned(static_cast<Literal>(number.value)) != number.value)
      return {replacement_character, number.length, fault::out_of_range};
    return number;
  }

  // Reads a character, `\n`, `\uhhhh`, `\u{h...}` or `\Uhhhhhhhh`, or a sequence of escaped code units.
  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    const char32_t letter = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
    const utf8_character short_escape = short_escapes.character_for(letter);
    if (short_escape) return {static_cast<octet>(short_escape), 2, fault::none};
    if (letter != U'u' && letter != U'U')
      return detail::decode_escaped_units<c_notation, Literal>(units, size, read_unit<Unit>);
    const bool braces = letter == U'u' && size > 2 && detail::to_unsigned(units[2]) == U'{';
    const size_t digits = letter == U'u' ? 4 : 8;
    const decoded number = braces ? detail::read_braced_digits(units, size, 2, 16)
                                  : detail::read_digits(units, size, 2, 16, digits, digits);
    if (!number) return number;
    const decoded checked = u8lit::decode_front(&number.value, 1);
    return {checked.value, number.length, checked.what};
  }
};

// For escaping_operation, which takes templates without constraints.
template <class Unit>
using c_notation_of = c_notation<Unit>;

}  // namespace u8lit::detail

namespace u8lit {

/// Writes text as the contents of a string literal in C and C++ (ISO/IEC 14882:2023 [lex.string]).
///
/// The literal has the input's code unit type, `"..."` for char and `u"..."` for char16_t, whatever that of the output.
/// Quotation marks, backslashes, question marks and controls are escaped. Every compiler reads the same text from it,
/// whatever characters follow an escape.
///
/// Calls: `escape_c("..."_text)`, `escape_c(input, buffer)`, `escape_c(input, out, out_size)`, `escape_c(units, size,
/// out, out_size)`; each also with a beyond_ascii as the last argument.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before an escape that does not fit;
///   it writes no NUL.
/// - complexity: linear
/// - errors: those of the input's encoding form; text has none
/// \code
/// static_assert(escape_c("1\n"_text) == "1\\n"_text);
/// static_assert(escape_c("€"_text, beyond_ascii::escaped) == "\\u20AC"_text);
/// \endcode
inline constexpr detail::escaping_operation<detail::c_notation_of, beyond_ascii> escape_c{};

/// Reads the contents of a string literal in C and C++, with all escapes of C++23 (ISO/IEC 14882:2023 [lex.ccon])
/// except named characters.
///
/// Calls: `unescape_c("..."_text)`, `unescape_c(input, buffer)`, `unescape_c(input, out, out_size)`, `unescape_c(units,
/// size, out, out_size)`.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before a sequence that does not fit;
///   a text_constant with a fault does not compile.
/// - errors: `invalid_escape`; `truncated` if the input ends inside an escape; `unescaped` for a quotation mark or the
///   end of a line; `surrogate` for an escaped U+D800; `out_of_range` for a number beyond 10FFFF, or too large for a
///   code unit; those of the input's encoding form
/// - complexity: linear
/// \code
/// static_assert(unescape_c("\\u20AC"_text) == "€"_text);
/// \endcode
inline constexpr detail::unescaping_operation<detail::c_notation_of> unescape_c{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
