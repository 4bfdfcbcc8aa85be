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

/// Writes the scalar values of a text in reverse order.
///
/// Calls: `reverse("..."_text)`, `reverse(text, buffer)`, `reverse(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded` with `read` counting from the end of the text. It stops before a
///   sequence that does not fit, and writes no NUL.
/// - precondition: text and output do not overlap
/// - complexity: linear
///
/// A scalar value is not always what users call a character: combining characters move away from their bases.
/// \code
/// static_assert(reverse("añb"_text) == "bña"_text);
/// \endcode
inline constexpr detail::reverse_operation reverse{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
