// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPE_JSON_HPP
#define U8LIT_OPERATION_ESCAPE_JSON_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// The contents of JSON strings, between the quotation marks (RFC 8259 section 7).

namespace u8lit::detail {

struct json_notation {
  static constexpr char32_t escape_character = U'\\';
  using escaped_octets = escaped_ascii<0x20, u8'"', u8'\\'>;
  static constexpr short_escape_table short_escapes{u8"\"\\/bfnrt", u8"\"\\/\b\f\n\r\t"};
  static constexpr auto& name = u8"JSON (RFC 8259, section 7)";

  beyond_ascii beyond = beyond_ascii::kept;

  // unescaped = %x20-21 / %x23-5B / %x5D-10FFFF
  U8LIT_ABI static constexpr bool reads_unescaped(char32_t value) noexcept {
    return value >= 0x20 && value != U'"' && value != U'\\';
  }
  U8LIT_ABI constexpr bool writes_beyond_ascii_unescaped() const noexcept { return !beyond.are_escaped; }
  U8LIT_ABI constexpr bool writes_unescaped(char32_t value) const noexcept {
    return reads_unescaped(value) && (value < 0x7F || !beyond.are_escaped);
  }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept {
    return short_escapes.letter_for(value) ? 2 : 6 * utf16_length(value);
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr void write_escape(escape_writer<Unit> out, scalar_value value) noexcept {
    char16_t units[2]{};
    const utf8_character letter = short_escapes.letter_for(value);
    const size_t size = letter ? 0 : u8lit::encode_to(units, value);
    if (letter) {
      out.append(u8'\\');
      out.append(letter);
    }
    for (size_t at = 0; at < size; ++at) {
      out.append(u8'\\');
      out.append(u8'u');
      out.append(units[at], 4);
    }
  }

  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    const char32_t letter = size > 1 ? detail::to_unsigned(units[1]) : U'\0';
    const utf8_character character = short_escapes.character_for(letter);
    if (character) return {static_cast<octet>(character), 2, fault::none};
    constexpr auto read_unit = [](const Unit* rest, size_t left) noexcept {
      if (left == 1 || detail::to_unsigned(rest[1]) != U'u') return escape_fault(1, left);
      return detail::read_digits(rest, left, 2, 16, 4, 4);
    };
    return detail::decode_escaped_units<json_notation, char16_t>(units, size, read_unit);
  }
};

template <class>
using json_notation_of = json_notation;

}  // namespace u8lit::detail

namespace u8lit {

/// Writes text as the contents of a JSON string (RFC 8259 section 7). Quotation marks, backslashes and controls below
/// U+0020 are escaped.
///
/// Calls: `escape_json("..."_text)`, `escape_json(input, buffer)`, `escape_json(input, out, out_size)`,
/// `escape_json(units, size, out, out_size)`; each also with a beyond_ascii as the last argument, which escapes U+007F
/// as well.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before an escape that does not fit;
///   it writes no NUL.
/// - complexity: linear
/// - errors: those of the input's encoding form; text has none
/// \code
/// static_assert(escape_json("1\n"_text) == "1\\n"_text);
/// static_assert(escape_json("😀"_text, beyond_ascii::escaped) == "\\uD83D\\uDE00"_text);
/// \endcode
inline constexpr detail::escaping_operation<detail::json_notation_of, beyond_ascii> escape_json{};

/// Reads the contents of a JSON string (RFC 8259 section 7).
///
/// Calls: `unescape_json("..."_text)`, `unescape_json(input, buffer)`, `unescape_json(input, out, out_size)`,
/// `unescape_json(units, size, out, out_size)`.
/// - `input`: text, or a string that need not be well-formed
/// - `units`, `size`: a pointer and a number of code units
/// - `buffer`: an array, or an object with data() and size(), of any code unit type
/// - `out`, `out_size`: a pointer to code units, and how many fit; nullptr and npos to measure the output only
/// - returns a text_constant, or a `transcoded`. It stops at the first fault, and before a sequence that does not fit;
///   a text_constant with a fault does not compile.
/// - errors: `invalid_escape`; `truncated` if the input ends inside an escape; `unescaped` for a quotation mark or a
///   control; `unpaired_high_surrogate` and `unpaired_low_surrogate` for an escaped surrogate alone; those of the
///   input's encoding form
/// - complexity: linear
/// \code
/// static_assert(unescape_json("\\u20AC"_text) == "€"_text);
/// \endcode
inline constexpr detail::unescaping_operation<detail::json_notation_of> unescape_json{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
