// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BOUNDARY_HPP
#define U8LIT_BOUNDARY_HPP

#include <u8lit/reading_operation.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace detail {

struct is_boundary_operation : reads_text {
  using reads_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text, size_t offset) const noexcept {
    const text_view view{text};
    return detail::is_cut(view.data(), view.size(), offset);
  }
};

}  // namespace detail

// Returns whether a text may be cut at an offset in code units, so that both parts are text: a sequence begins there, or the
// text ends (RFC 3629 section 1: "Character boundaries are easily found from anywhere in an octet stream"). False past the
// end.
//   is_boundary("é"_text, 2) && !is_boundary("é"_text, 1)
inline constexpr detail::is_boundary_operation is_boundary{};

// The text from one boundary to another, which is text again. For offsets that are known to be boundaries in this
// order; any others break the promise of a text_view. `slice` looks.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> unchecked_slice(text_view<Unit> text, size_t first, size_t last) noexcept {
  return text_view<Unit>::unchecked(text.data() + first, last - first);
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
