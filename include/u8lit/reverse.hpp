// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REVERSE_HPP
#define U8LIT_REVERSE_HPP

#include <u8lit/rewriting.hpp>
#include <u8lit/writing_operation.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

struct reverse_operation final : writes_text {
  using writes_text::operator();

  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, unit_of<Text>* out, size_t out_size) const noexcept {
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
    return u8lit::rewritten(written, written, left == 0);
  }
  template <any_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& out) const noexcept {
    return (*this)(text, u8lit::room_in(out).units, u8lit::room_in(out).size);
  }
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return u8lit::unchecked_text_filled_by<unit, Text.size()>([](unit* units, size_t size) {
      static_cast<void>(reverse_operation{}(text_constant<Text>::view(), units, size));
    });
  }
};

}  // namespace detail

// Writes the text's scalar values to `out`, the last one first, so `read` counts code units from the text's end. It stops
// before a sequence for which there is no room, and writes no NUL. The two must not overlap. Linear. Combining characters part
// from their bases, for scalar values are not what a reader takes for characters.
// `reverse("añb"_text)` is `"bña"_text`, and `reverse(name, buffer)` and `reverse(name, units, size)` write there.
inline constexpr detail::reverse_operation reverse{};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
