// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_ARRAY_HPP
#define U8LIT_TEXT_ARRAY_HPP

#include <u8lit/text_view.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// `Count` borrowed texts: an aggregate and a random access range. A text_list gives its texts as one.
template <code_unit Unit, size_t Count>
struct text_array {
  using value_type = text_view<Unit>;
  using const_iterator = const value_type*;
  using iterator = const_iterator;

  value_type texts[Count == 0 ? 1 : Count];

  [[nodiscard]] U8LIT_ABI constexpr const value_type* data() const noexcept { return texts; }
  [[nodiscard]] U8LIT_ABI constexpr const value_type* begin() const noexcept { return texts; }
  [[nodiscard]] U8LIT_ABI constexpr const value_type* end() const noexcept { return texts + Count; }
  // Precondition: index < size().
  U8LIT_ABI constexpr value_type operator[](size_t index) const noexcept { return texts[index]; }

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return Count; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return Count == 0; }

  U8LIT_ABI friend constexpr bool operator==(const text_array& left, const text_array& right) noexcept {
    return compiler::are_equal(left.texts, right.texts);
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
