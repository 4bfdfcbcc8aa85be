// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SCALAR_ITERATOR_HPP
#define U8LIT_SCALAR_ITERATOR_HPP

#include <u8lit/decode.hpp>
#include <u8lit/compiler/std_forward.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Walks text by scalar values, in both directions; models std::bidirectional_iterator. It relies on the text's being
// well-formed and so needs no end: to step over either end is undefined, as with any iterator.
template <code_unit Unit>
class scalar_iterator {
 public:
  // Its reference is no reference, so algorithms from before C++20 have to be told that it goes backward.
  using iterator_concept = std::bidirectional_iterator_tag;
  using iterator_category = std::bidirectional_iterator_tag;
  using value_type = scalar_value;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = scalar_value;

  U8LIT_ABI constexpr scalar_iterator() noexcept = default;

  // For a place in text where a scalar value begins or the text ends; anything else breaks the promise of this type.
  U8LIT_ABI static constexpr scalar_iterator unchecked(const Unit* at) noexcept {
    scalar_iterator result;
    result.at_ = at;
    return result;
  }

  // Where the scalar value's first code unit stands.
  U8LIT_ABI constexpr const Unit* base() const noexcept { return at_; }

  U8LIT_ABI constexpr scalar_value operator*() const noexcept {
    return scalar_value::unchecked(u8lit::number_at(at_));
  }

  U8LIT_ABI constexpr scalar_iterator& operator++() noexcept {
    at_ += u8lit::length_from(*at_);
    return *this;
  }
  U8LIT_ABI constexpr scalar_iterator operator++(int) noexcept {
    const scalar_iterator before = *this;
    ++*this;
    return before;
  }

  U8LIT_ABI constexpr scalar_iterator& operator--() noexcept {
    --at_;
    while (u8lit::is_inner(*at_)) --at_;
    return *this;
  }
  U8LIT_ABI constexpr scalar_iterator operator--(int) noexcept {
    const scalar_iterator before = *this;
    --*this;
    return before;
  }

  U8LIT_ABI friend constexpr bool operator==(scalar_iterator left, scalar_iterator right) noexcept {
    return left.at_ == right.at_;
  }

 private:
  const Unit* at_ = nullptr;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
