// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_PERCENT_ENCODING_HPP
#define U8LIT_PERCENT_ENCODING_HPP

#include <u8lit/unescaping.hpp>
#include <u8lit/compiler/begin.hpp>

// The percent-encoding of URIs (RFC 3986 section 2.1), in UTF-8 as section 2.5 has it.

namespace u8lit {

// The refusal's name.
template <fault What, class Place, class Escape, class Section>
struct invalid_percent_encoding;
struct RFC_3986_section_2;

// Which characters stand for themselves: the unreserved ones (RFC 3986 section 2.3), for a part of a URI; or the
// reserved ones (section 2.2), too, for a whole one. `%` never does.
enum class kept_in_uri : bool { unreserved, reserved };

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
           (is_unreserved(value) || (kept == kept_in_uri::reserved && is_one_of(value, u8":/?#[]@!$&'()*+,;=")));
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
    return u8lit::decode_numbers<octet>(units, size, [](const Unit* rest, size_t left) noexcept {
      if (left == 0 || u8lit::value_of(rest[0]) != sign) return broken_escape(0, left);
      return u8lit::read_number(rest, left, 1, 16, 2, 2);
    });
  }
};

// Writes the text with `%E2%82%AC` for what is no unreserved character, in the form of `out`; reserved characters stay
// on demand. Stops at the first fault, and before an escape for which there is no room, as `transcode` does; without
// `out` it only counts. Linear in what is read.
template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded percent_encode(const In* in, size_t size, Out* out, size_t out_size,
                                              kept_in_uri kept = kept_in_uri::unreserved) noexcept {
  return u8lit::escape_in(percent_notation{kept}, in, size, out, out_size);
}
template <text_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded percent_encode(const In& in, Buffer&& out,
                                              kept_in_uri kept = kept_in_uri::unreserved) noexcept {
  return u8lit::percent_encode(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                               u8lit::room_in(out).size, kept);
}

// The same with literals: `percent_encode<"20 €">()` is `percent_encode("20 €"_text)` is `"20%20%E2%82%AC"_text`.
template <kept_in_uri Kept = kept_in_uri::unreserved, fixed_text Text>
consteval auto percent_encode(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_written_by<unit>([](unit* out, size_t size) {
    return u8lit::percent_encode(Text.data(), Text.size(), out, size, Kept);
  });
}
template <fixed_text Text, kept_in_uri Kept = kept_in_uri::unreserved>
  requires well_formed<finding_of<Text>>
consteval auto percent_encode() noexcept {
  return u8lit::percent_encode<Kept>(text_constant<Text>{});
}
template <fixed_text Text, kept_in_uri Kept = kept_in_uri::unreserved>
finding_of<Text> percent_encode() noexcept;

// Writes what percent-encoded text stands for: the inverse. Faults, at which it stops: `invalid_escape` for a `%`
// without two hexadecimal digits, `truncated` where the input ends inside an escape, those of UTF-8 for what the
// escapes' octets are, and those of the input's form. Without `out` it only counts. Linear in what is read.
template <code_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded percent_decode(const In* in, size_t size, Out* out, size_t out_size) noexcept {
  return u8lit::unescape<percent_notation>(in, size, out, out_size);
}
template <text_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded percent_decode(const In& in, Buffer&& out) noexcept {
  return u8lit::percent_decode(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                               u8lit::room_in(out).size);
}

// The same with literals: `percent_decode<"%E2%82%AC">()` is `"€"_text`. What has a fault does not compile.
template <fixed_text Text>
  requires well_formed<unescaping::finding_of<percent_notation, Text>>
consteval auto percent_decode() noexcept {
  return unescaping::of<percent_notation, Text>();
}
template <fixed_text Text>
unescaping::finding_of<percent_notation, Text> percent_decode() noexcept;
template <fixed_text Text>
  requires well_formed<unescaping::finding_of<percent_notation, Text>>
consteval auto percent_decode(text_constant<Text>) noexcept {
  return unescaping::of<percent_notation, Text>();
}
template <fixed_text Text>
unescaping::finding_of<percent_notation, Text> percent_decode(text_constant<Text>) noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
