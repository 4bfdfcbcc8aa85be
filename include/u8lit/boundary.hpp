// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BOUNDARY_HPP
#define U8LIT_BOUNDARY_HPP

#include <u8lit/any_text.hpp>
#include <u8lit/compiler/begin.hpp>

// Where text may be cut so that the parts are text. Offsets count code units, from 0.

namespace u8lit {

// Whether a sequence begins at the offset, or the text ends there (RFC 3629 section 1: "Character boundaries are easily
// found from anywhere in an octet stream"). False past the end. Constant time.
template <any_text Text>
U8LIT_ABI constexpr bool is_boundary(const Text& text, size_t offset) noexcept {
  const text_view view{text};
  return offset < view.size() ? !u8lit::is_inner(view.data()[offset]) : offset == view.size();
}

// The text from one boundary to another, which is text again. For offsets that are known to be boundaries in this
// order; any others break the promise of a text_view. `slice` looks.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> unchecked_slice(text_view<Unit> text, size_t first, size_t last) noexcept {
  return text_view<Unit>::unchecked(text.data() + first, last - first);
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
