// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_PERCENT_ENCODING_HPP
#define U8LIT_OPERATION_PERCENT_ENCODING_HPP

#include <u8lit/operation/unescaping.hpp>
#include <u8lit/base/begin.hpp>

// The percent-encoding of URIs (RFC 3986 section 2.1), in UTF-8 as section 2.5 has it.

namespace u8lit::detail {

// The refusal's name.
template <fault What, class Place, class Escape, class Section>
struct invalid_percent_encoding;
struct RFC_3986_section_2;

}  // namespace u8lit::detail

namespace u8lit {

// Which characters stand for themselves: the unreserved ones (RFC 3986 section 2.3), for a part of a URI; or the
// reserved ones (section 2.2), too, for a whole one. `%` never does. At run time also `kept_in_uri{are_reserved}`.
struct kept_in_uri {
  bool are_reserved;

  static const detail::known_option<kept_in_uri, false> unreserved;
  static const detail::known_option<kept_in_uri, true> reserved;
};
inline constexpr detail::known_option<kept_in_uri, false> kept_in_uri::unreserved{};
inline constexpr detail::known_option<kept_in_uri, true> kept_in_uri::reserved{};

}  // namespace u8lit

namespace u8lit::detail {

struct percent_notation {
  static constexpr char32_t sign = U'%';
  template <fault What, class Place, class Escape>
  using refusal = invalid_percent_encoding<What, Place, Escape, RFC_3986_section_2>;

  kept_in_uri kept = kept_in_uri::unreserved;

  U8LIT_ABI static constexpr bool is_one_of(char32_t value, const utf8_character* characters) noexcept {
    while (*characters && static_cast<octet>(*characters) != value) ++characters;
    return *characters;
  }
  U8LIT_ABI static constexpr bool is_unreserved(char32_t value) noexcept {
    return value - U'0' < 10 || (value | 0x20) - U'a' < 26 || value == U'-' || value == U'.' || value == U'_' || value == U'~';
  }
  U8LIT_ABI static constexpr bool is_itself(char32_t) noexcept { return true; }
  U8LIT_ABI constexpr bool keeps(char32_t value) const noexcept {
    return value < 0x80 &&
           (is_unreserved(value) || (kept.are_reserved && is_one_of(value, u8":/?#[]@!$&'()*+,;=")));
  }
  U8LIT_ABI static constexpr size_t escape_length(scalar_value value) noexcept { return 3 * utf8_length(value); }
  U8LIT_ABI static constexpr written_escape escape_for(scalar_value value) noexcept {
    written_escape result{};
    for (const octet each : encode(value)) {
      result.append(u8'%');
      result.append(each, 2);
    }
    return result;
  }

  template <code_unit Unit>
  U8LIT_ABI static constexpr decoded decode_escape(const Unit* units, size_t size) noexcept {
    return detail::decode_numbers<octet>(units, size, [](const Unit* rest, size_t left) noexcept {
      if (left == 0 || detail::to_unsigned(rest[0]) != sign) return broken_escape(0, left);
      return detail::read_number(rest, left, 1, 16, 2, 2);
    });
  }
};

template <class>
using percent_notation_of = percent_notation;

}  // namespace u8lit::detail

namespace u8lit {

// Writes the percent-encoding of the input's UTF-8: `%E2%82%AC` for each character that is not unreserved.
//   percent_encode(input, buffer), percent_encode(input, out, out_size), percent_encode(units, size, out, out_size)
//   percent_encode("..."_text)
//   each with kept_in_uri::reserved as a last argument: reserved characters, such as `/`, are kept, too
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant. It stops at the first
// fault, and before an escape that does not fit. With a null `out` and an `out_size` of npos it writes nothing, and `written` is
// the size that it needs. Complexity: linear in `read`.
//   percent_encode("20 €"_text) == "20%20%E2%82%AC"_text
//   percent_encode("/a b"_text, kept_in_uri::reserved) == "/a%20b"_text
inline constexpr detail::escaping_operation<detail::percent_notation_of, kept_in_uri> percent_encode{};

// Writes what percent-encoded text stands for.
//   percent_decode(input, buffer), percent_decode(input, out, out_size), percent_decode(units, size, out, out_size)
//   percent_decode("..."_text)
// The parameters are those of transcode. Returns how far it went; of a text_constant, a text_constant, and one that has a fault
// does not compile. It stops at the first fault: `invalid_escape` for a `%` without two hexadecimal digits, `truncated` where
// the input ends inside an escape, a fault of UTF-8 in the decoded bytes, or a fault of the input's form. Counting and
// complexity are those of percent_encode.
//   percent_decode("%E2%82%AC"_text) == "€"_text
inline constexpr detail::unescaping_operation<detail::percent_notation_of> percent_decode{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
