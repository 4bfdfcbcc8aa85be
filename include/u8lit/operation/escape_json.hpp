// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_ESCAPE_JSON_HPP
#define U8LIT_OPERATION_ESCAPE_JSON_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// What stands between the quotation marks of a JSON string (RFC 8259 section 7).

namespace u8lit::detail {

// The refusal's name.
template <fault What, class Place, class Escape, class Section>
struct invalid_json;
struct RFC_8259_section_7;

struct json_notation {
  static constexpr char32_t sign = U'\\';
  static constexpr lettered_escapes lettered{u8"\"\\/bfnrt", u8"\"\\/\b\f\n\r\t"};
  template <fault What, class Place, class Escape>
  using refusal = invalid_json<What, Place, Escape, RFC_8259_section_7>;

  beyond_ascii beyond = beyond_ascii::kept;

  // unescaped = %x20-21 / %x23-5B / %x5D-10FFFF
  U8LIT_ABI static constexpr bool is_itself(char32_t value) noexcept {
    return value >= 0x20 && value != U'"' && value != U'\\';
  }
  U8LIT_ABI constexpr bool keeps(char32_t value) const noexcept {
    return is_itself(value) && (value < 0x7F || !beyond.are_escaped);
  }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept {
    return lettered.letter_for(value) ? 2 : 6 * utf16_length(value);
  }
  U8LIT_ABI static constexpr written_escape escape_for(scalar_value value) noexcept {
    written_escape result{};
    char16_t units[2]{};
    const utf8_character letter = lettered.letter_for(value);
    const size_t size = letter ? 0 : encode_to(units, value);
    if (letter) {
      result.append(u8'\\');
      result.append(letter);
    }
    for (size_t at = 0; at < size; ++at) {
      result.append(u8'\\');
      result.append(u8'u');
      result.append(units[at], 4);
    }
    return result;
  }

  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    const utf8_character character = size > 1 ? lettered.character_for(detail::to_unsigned(units[1])) : utf8_character{};
    if (character) return {static_cast<octet>(character), 2, fault::none};
    return detail::decode_numbers<char16_t>(units, size, [](const Unit* rest, size_t left) noexcept {
      if (left == 0 || detail::to_unsigned(rest[0]) != sign) return broken_escape(0, left);
      if (left == 1 || detail::to_unsigned(rest[1]) != U'u') return broken_escape(1, left);
      return detail::read_number(rest, left, 2, 16, 4, 4);
    });
  }
};

template <class>
using json_notation_of = json_notation;

}  // namespace u8lit::detail

namespace u8lit {

// Writes what a JSON string must have between its quotation marks to stand for the input. `"`, `\` and the controls below
// U+0020 are escaped, as `\n` or `\u001F`.
//   escape_json(input, buffer), escape_json(input, out, out_size), escape_json(units, size, out, out_size)
//   escape_json("..."_text)
//   each with beyond_ascii::escaped as a last argument: all from U+007F on are escaped, too, as `\uD83D\uDE00`
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant. It stops at the first
// fault, and before an escape that does not fit. With a null `out` and an `out_size` of npos it writes nothing, and `written` is
// the size that it needs. Complexity: linear in `read`.
//   escape_json("1\n"_text) == "1\\n"_text
inline constexpr detail::escaping_operation<detail::json_notation_of, beyond_ascii> escape_json{};

// Writes what the characters between the quotation marks of a JSON string stand for.
//   unescape_json(input, buffer), unescape_json(input, out, out_size), unescape_json(units, size, out, out_size)
//   unescape_json("..."_text)
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant, and one that has a fault
// does not compile. It stops at the first fault: `invalid_escape`, `truncated` where the input ends inside an escape,
// `unescaped` for a `"` or a control, `unpaired_high_surrogate` and `unpaired_low_surrogate` for `\uD800` alone, or a fault of
// the input's form. Counting and complexity are those of escape_json.
//   unescape_json("\\u20AC"_text) == "\u20AC"_text
inline constexpr detail::unescaping_operation<detail::json_notation_of> unescape_json{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
