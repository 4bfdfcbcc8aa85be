// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_BOUNDARY_HPP
#define U8LIT_OPERATION_BOUNDARY_HPP

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/reading_operation.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct is_boundary_operation : reads_text {
  using reads_text::operator();
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text, size_t offset) const noexcept {
    const text_view view{text};
    return detail::is_boundary_at(view.data(), view.size(), offset);
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Returns whether a text may be cut at an offset in code units, so that both parts are text: a sequence begins there, or the
// text ends (RFC 3629 section 1: "Character boundaries are easily found from anywhere in an octet stream"). False past the
// end.
//   is_boundary("é"_text, 2) && !is_boundary("é"_text, 1)
inline constexpr detail::is_boundary_operation is_boundary{};

}  // namespace u8lit

namespace u8lit::detail {

// The text from one boundary to another, which is text again. For offsets that are known to be boundaries in this
// order; any others break the promise of a text_view. `slice` looks.
template <code_unit Unit>
U8LIT_ABI constexpr text_view<Unit> unchecked_slice(text_view<Unit> text, size_t first, size_t last) noexcept {
  return text_view<Unit>::unchecked(text.data() + first, last - first);
}

// The text of one scalar value in the form of `Unit`; owns its 1 to 4 code units. What takes a text takes a scalar
// value by it.
template <code_unit Unit>
class scalar_text {
 public:
  U8LIT_ABI constexpr scalar_text() noexcept = default;
  U8LIT_ABI explicit constexpr scalar_text(scalar_value value) noexcept : size_{u8lit::encode_to(units_, value)} {}

  // Borrowed from this object.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> view() const noexcept U8LIT_LIFETIMEBOUND {
    return text_view<Unit>::unchecked(units_, size_);
  }

 private:
  Unit units_[longest_sequence]{};
  size_t size_ = 0;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
