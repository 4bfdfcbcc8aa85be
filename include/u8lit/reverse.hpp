// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_REVERSE_HPP
#define U8LIT_REVERSE_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/rewriting.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

struct reverse_operation final : rewriting_operation<reverse_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    return text.size();
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const Unit* const units = text.data();
    size_t left = text.size(), written = 0;
    while (left > 0) {
      const size_t first = detail::cut_before(units, left, left - 1);
      const size_t length = left - first;
      if (length > out_size - written) break;
      written += u8lit::copy_to(out + written, u8lit::unchecked_slice(text, first, left));
      left = first;
    }
    return u8lit::rewritten(written, written, left == 0);
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
