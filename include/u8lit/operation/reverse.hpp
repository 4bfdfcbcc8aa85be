// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_REVERSE_HPP
#define U8LIT_OPERATION_REVERSE_HPP

#include <u8lit/operation/boundary.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct reverse_operation final : rewriting_operation<reverse_operation> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    const Unit* const units = text.data();
    size_t left = text.size(), written = 0;
    while (left > 0) {
      const size_t first = detail::floor_boundary(units, left, left - 1);
      const size_t length = left - first;
      if (length > out_size - written) break;
      written += detail::copy_to(out + written, detail::unchecked_slice(text, first, left));
      left = first;
    }
    return detail::make_transcoded(written, written, left == 0);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes the scalar values of a text to `out` in reverse order.
//   reverse(text, buffer), reverse(text, out, out_size), reverse("..."_text)
// `text` is any text; `buffer` is an array, or anything with data() and size() that may be written to, of the text's code
// unit type; `out_size` is in code units. Returns how far it went: `read` counts code units from the end of the text. It
// stops before a sequence that does not fit, and writes no NUL. Of a text_constant, returns a text_constant. Precondition:
// text and output do not overlap. Complexity: linear. Combining characters move away from their bases, because a scalar value
// is not always what a reader calls a character.
//   reverse("añb"_text) == "bña"_text
inline constexpr detail::reverse_operation reverse{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
