// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SCALAR_VIEW_HPP
#define U8LIT_TEXT_SCALAR_VIEW_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Iterates over the scalar values of well-formed text; models std::bidirectional_iterator. Because the text is
// well-formed, the iterator needs no pointer to its end.
template <code_unit Unit>
class scalar_iterator : public value_iterator<scalar_iterator<Unit>, std::bidirectional_iterator_tag, scalar_value> {
 public:
  U8LIT_ABI constexpr scalar_iterator() noexcept = default;

  // Precondition: `at` points into well-formed text where a scalar value begins, or to its end.
  [[nodiscard]] U8LIT_ABI static constexpr scalar_iterator unchecked(const Unit* at) noexcept {
    scalar_iterator result;
    result.at_ = at;
    return result;
  }

  // Returns a pointer to the first code unit of the scalar value.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* base() const noexcept { return at_; }

  U8LIT_ABI constexpr scalar_value operator*() const noexcept {
    return scalar_value::unchecked(detail::decode_unchecked(at_));
  }

  using scalar_iterator::value_iterator::operator++;
  U8LIT_ABI constexpr scalar_iterator& operator++() noexcept {
    at_ += detail::sequence_length(*at_);
    return *this;
  }

  using scalar_iterator::value_iterator::operator--;
  U8LIT_ABI constexpr scalar_iterator& operator--() noexcept {
    --at_;
    while (detail::is_trailing_unit(*at_)) --at_;
    return *this;
  }

  U8LIT_ABI friend constexpr bool operator==(scalar_iterator left, scalar_iterator right) noexcept {
    return left.at_ == right.at_;
  }

 private:
  const Unit* at_ = nullptr;
};

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit>
class text_view;

/// The scalar values of a text, as `text.scalars()` returns them.
///
/// A bidirectional range, and a view and a borrowed range for std::ranges. It has no size(), because scalar values have
/// to be counted. Iterators are valid as long as the code units.
/// \code
/// for (u8lit::scalar_value c : text.scalars()) print(c);
/// auto reversed = text.scalars() | std::views::reverse;
/// \endcode
template <code_unit Unit>
class scalar_view {
 public:
  using value_type = scalar_value;  ///< What it is a range of.
  using iterator = detail::scalar_iterator<Unit>;  ///< A bidirectional iterator; decodes when dereferenced.
  using const_iterator = iterator;  ///< The same.

  /// An empty range.
  U8LIT_ABI constexpr scalar_view() noexcept = default;

  /// Returns an iterator to the first scalar value.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept { return iterator::unchecked(data_); }
  /// Returns an iterator past the last scalar value.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept { return iterator::unchecked(data_ + size_); }
  /// Returns whether there are no scalar values.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }

  /// Counts the scalar values. Complexity: linear in the number of code units; at run time faster than
  /// std::ranges::distance.
  /// \code
  /// u8lit::utf8_view{"日本語"}.scalars().count() == 3
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr size_t count() const noexcept {
    if (!__builtin_is_constant_evaluated())
      return detail::unit_sum(data_, size_, [](Unit unit) { return !detail::is_trailing_unit(unit); });
    size_t result = 0;
    for (size_t at = 0; at < size_; ++at) result += !detail::is_trailing_unit(data_[at]);
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

#include <u8lit/base/end.hpp>

#endif
