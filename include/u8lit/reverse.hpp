// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REVERSE_HPP
#define U8LIT_REVERSE_HPP

#include <u8lit/rewriting.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Writes the text's scalar values to `out`, the last one first, so `read` counts code units from the text's end. It stops
// before a sequence for which there is no room, and writes no NUL. The two must not overlap.
// Linear. Combining characters part from their bases, for scalar values are not what a reader takes for characters.
template <any_text Text>
U8LIT_ABI constexpr transcoded reverse(Text text, unit_of<Text>* out, size_t out_size) noexcept {
  const text_view view{text};
  const auto* const units = view.data();
  size_t left = view.size(), written = 0;
  while (left > 0) {
    size_t first = left - 1;
    while (u8lit::is_inner(units[first])) --first;
    const size_t length = left - first;
    if (length > out_size - written) break;
    for (size_t at = 0; at < length; ++at) out[written + at] = units[first + at];
    written += length;
    left = first;
  }
  return rewritten(written, written, left == 0);
}
template <any_text Text, buffer_of<unit_of<Text>> Buffer>
U8LIT_ABI constexpr transcoded reverse(Text text, Buffer&& out) noexcept {
  return u8lit::reverse(text, u8lit::room_in(out).units, u8lit::room_in(out).size);
}

// A literal's: `reverse<"añb">()` and `reverse("añb"_text)` are `"bña"_text`.
template <fixed_text Text>
consteval auto reverse(text_constant<Text> text) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_filled_by<unit, Text.size()>(
      [](unit* units, size_t size) { u8lit::reverse(text_constant<Text>::view(), units, size); });
}
template <fixed_text Text>
  requires well_formed<finding_of<Text>>
consteval auto reverse() noexcept {
  return u8lit::reverse(text_constant<Text>{});
}
template <fixed_text Text>
finding_of<Text> reverse() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
