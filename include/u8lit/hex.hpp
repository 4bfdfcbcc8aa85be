// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HEX_HPP
#define U8LIT_HEX_HPP

#include <u8lit/escaping.hpp>
#include <u8lit/fixed_octets.hpp>
#include <u8lit/transcode.hpp>
#include <u8lit/compiler/begin.hpp>

// Octets written as RFC 3629 writes them, `41 E2 89 A2`. notation.hpp reads what this writes.

namespace u8lit {

enum class between_octets : bool { nothing, space };

// Writes octets, which need not be text, to `out`: two digits each, of capital letters. Stops before an octet for which
// there is no room; without `out` it only counts. `read` is in octets. Linear in what is read.
template <utf8_unit In, code_unit Out>
U8LIT_ABI constexpr transcoded to_hex(const In* octets, size_t size, Out* out, size_t out_size,
                                      between_octets between = between_octets::space) noexcept {
  transcoded result{};
  const size_t room = out ? out_size : ~size_t{};
  for (; result.read < size; ++result.read) {
    const bool is_spaced = between == between_octets::space && result.read > 0;
    const size_t length = is_spaced ? 3 : 2;
    result.fits = length <= room - result.written;
    if (!result.fits) break;
    if (out) {
      written_escape digits{};
      if (is_spaced) digits.append(u8' ');
      digits.append(u8lit::octet_of(octets[result.read]), 2);
      for (size_t at = 0; at < length; ++at) out[result.written + at] = static_cast<Out>(digits.characters[at]);
    }
    result.written += length;
  }
  result.found.offset = result.read;
  return result;
}
template <octets_like In, code_unit_buffer Buffer>
U8LIT_ABI constexpr transcoded to_hex(const In& in, Buffer&& out,
                                      between_octets between = between_octets::space) noexcept {
  return u8lit::to_hex(u8lit::units_of(in).data(), u8lit::units_of(in).size(), u8lit::room_in(out).units,
                       u8lit::room_in(out).size, between);
}

// The octets that a literal of any form has in UTF-8: `to_hex<"日本">()` is `to_hex("日本"_text)` is
// `"E6 97 A5 E6 9C AC"_text`.
template <between_octets Between = between_octets::space, fixed_text Text>
consteval auto to_hex(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_written_by<unit>([](unit* out, size_t size) {
    constexpr auto octets = u8lit::text_in<utf8_character, Text>();
    return u8lit::to_hex(octets.data(), octets.size(), out, size, Between);
  });
}
template <fixed_text Text, between_octets Between = between_octets::space>
  requires well_formed<finding_of<Text>>
consteval auto to_hex() noexcept {
  return u8lit::to_hex<Between>(text_constant<Text>{});
}
template <fixed_text Text, between_octets Between = between_octets::space>
finding_of<Text> to_hex() noexcept;

// Octets that need not be text: `to_hex<"41 e2"_octets, between_octets::nothing>()` is `"41E2"_text`.
template <fixed_octets Octets, between_octets Between = between_octets::space>
consteval auto to_hex() noexcept {
  return u8lit::text_written_by<char>([](char* out, size_t size) {
    return u8lit::to_hex(Octets.data(), Octets.size(), out, size, Between);
  });
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
