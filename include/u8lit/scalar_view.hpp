// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SCALAR_VIEW_HPP
#define U8LIT_SCALAR_VIEW_HPP

#include <u8lit/scalar_iterator.hpp>
#include <u8lit/unit_sum.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

template <code_unit Unit>
class text_view;

// The scalar values of a text, in both directions: what `text.scalars()` returns. To std::ranges it is a view, borrowed
// and bidirectional, and not sized, whatever is included in whatever order. Iterators stay valid as long as the code
// units do.
//
//     for (u8lit::scalar_value c : text.scalars()) print(c);
//     text.scalars() | std::views::reverse
template <code_unit Unit>
class scalar_view {
 public:
  using value_type = scalar_value;
  using iterator = scalar_iterator<Unit>;
  using const_iterator = iterator;

  U8LIT_ABI constexpr scalar_view() noexcept = default;

  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept { return iterator::unchecked(data_); }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept { return iterator::unchecked(data_ + size_); }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }

  // The number of scalar values. Linear in the number of code units; at run time, faster than std::ranges::distance.
  [[nodiscard]] U8LIT_ABI constexpr size_t count() const noexcept {
    if (!__builtin_is_constant_evaluated())
      return u8lit::unit_sum(data_, size_, [](Unit unit) { return !u8lit::is_inner(unit); });
    size_t result = 0;
    for (size_t at = 0; at < size_; ++at) result += !u8lit::is_inner(data_[at]);
    return result;
  }

 private:
  friend class text_view<Unit>;
  U8LIT_ABI constexpr scalar_view(const Unit* data, size_t size) noexcept : data_{data}, size_{size} {}

  const Unit* data_ = nullptr;
  size_t size_ = 0;
};

}  // namespace u8lit

template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_view<u8lit::scalar_view<Unit>> = true;
template <u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::scalar_view<Unit>> = true;

#include <u8lit/compiler/end.hpp>

#endif
