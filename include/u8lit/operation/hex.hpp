// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_HEX_HPP
#define U8LIT_OPERATION_HEX_HPP

#include <u8lit/encoding/fixed_octets.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

// Octets written as RFC 3629 writes them, `41 E2 89 A2`. notation.hpp reads what this writes.

namespace u8lit::detail {

// What stands between two octets: `between_octets::space`, `between_octets::nothing`, or at run time
// `between_octets{is_nothing}`.
struct between_octets {
  bool is_nothing;

  static const detail::known_option<between_octets, false> space;
  static const detail::known_option<between_octets, true> nothing;
};
inline constexpr detail::known_option<between_octets, false> between_octets::space{};
inline constexpr detail::known_option<between_octets, true> between_octets::nothing{};

struct to_hex_operation : transcoding_operation<to_hex_operation> {
  template <utf8_unit In, code_unit Out>
  U8LIT_ABI static constexpr transcoded apply(const In* octets, size_t size, Out* out, size_t out_size,
                                              between_octets between = between_octets::space) noexcept {
    transcoded result{};
    for (; result.read < size; ++result.read) {
      const bool is_spaced = !between.is_nothing && result.read > 0;
      const size_t length = is_spaced ? 3 : 2;
      result.fits = length <= out_size - result.written;
      if (!result.fits) break;
      if (out) {
        written_escape digits{};
        if (is_spaced) digits.append(u8' ');
        digits.append(detail::to_octet(octets[result.read]), 2);
        for (size_t at = 0; at < length; ++at) out[result.written + at] = static_cast<Out>(digits.characters[at]);
      }
      result.written += length;
    }
    result.found.offset = result.read;
    return result;
  }

  using transcoding_operation<to_hex_operation>::operator();
  template <auto Text, bool Option = false>
  [[nodiscard]] consteval auto operator()(text_constant<Text>, known_option<between_octets, Option> = {}) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::unchecked_text_written_by<unit>([](unit* out, size_t size) {
      constexpr auto octets = detail::text_in<utf8_character>(text_constant<Text>{});
      return apply(octets.data(), octets.size(), out, size, between_octets{Option});
    });
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes octets, which need not be text, as hexadecimal numbers of two digits in capital letters.
//   to_hex(octets, buffer), to_hex(octets, out, out_size), to_hex(octets, size, out, out_size), to_hex("..."_text)
//   each with between_octets::nothing as a last argument: without spaces between them
// `octets` is anything with data() and size() of a UTF-8 code unit type; `buffer` is an array, or anything with data() and
// size() that may be written to. Returns how far it went: `read` is in octets, `written` in code units. It stops before an octet
// that does not fit. With a null `out` and an `out_size` of npos it writes nothing, and `written` is the size that it needs. Of a
// text_constant of any form, returns a text_constant of its octets in UTF-8. Complexity: linear in `read`.
//   to_hex("日本"_text) == "E6 97 A5 E6 9C AC"_text
//   to_hex("A"_text, between_octets::nothing) == "41"_text
inline constexpr detail::to_hex_operation to_hex{};

// The same of constant octets, as a text_constant.
//   hex_text<"41 e2"_octets> == "41 E2"_text
//   hex_text<"41 e2"_octets, between_octets::nothing> == "41E2"_text
template <fixed_octets Octets, detail::between_octets Between = detail::between_octets::space>
inline constexpr auto hex_text = detail::unchecked_text_written_by<char>([](char* out, size_t size) {
  return detail::to_hex_operation::apply(Octets.data(), Octets.size(), out, size, Between);
});

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
