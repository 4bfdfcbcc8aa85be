// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SCALAR_TEXT_HPP
#define U8LIT_SCALAR_TEXT_HPP

#include <u8lit/encode.hpp>
#include <u8lit/text_view.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

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

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
