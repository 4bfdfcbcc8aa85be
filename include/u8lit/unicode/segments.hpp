// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_SEGMENTS_HPP
#define U8LIT_UNICODE_SEGMENTS_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/base/begin.hpp>

// What dividing text into clusters, words, sentences has in common. `Boundaries` has static functions:
// `end_after(units, size, first)` and `begin_before(units, size, last)`, which go from one boundary to the next, and
// `contain(units, size, at)`, whether there is one between two sequences.

namespace u8lit::detail {

// The parts of a text between boundaries of some kind: a bidirectional range of text_views, a borrowed view for
// std::ranges.
template <class Boundaries, code_unit Unit>
class segment_view {
 public:
  using value_type = text_view<Unit>;

  class iterator : public postfix_increment<iterator> {
   public:
    using value_type = text_view<Unit>;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept {
      return detail::unchecked_slice(text_, first_, last_);
    }
    using postfix_increment<iterator>::operator++;
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      go_to(last_);
      return *this;
    }
    U8LIT_ABI constexpr iterator& operator--() noexcept {
      last_ = first_;
      first_ = Boundaries::begin_before(text_.data(), text_.size(), last_);
      return *this;
    }
    U8LIT_ABI constexpr iterator operator--(int) noexcept {
      const iterator before = *this;
      --*this;
      return before;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    friend class segment_view;
    U8LIT_ABI constexpr iterator(text_view<Unit> text, size_t first) noexcept : text_{text} { go_to(first); }

    U8LIT_ABI constexpr void go_to(size_t first) noexcept {
      first_ = last_ = first;
      if (first < text_.size()) last_ = Boundaries::end_after(text_.data(), text_.size(), first);
    }

    text_view<Unit> text_;
    size_t first_ = 0;
    size_t last_ = 0;
  };
  using const_iterator = iterator;

  U8LIT_ABI explicit constexpr segment_view(text_view<Unit> text) noexcept : text_{text} {}

  U8LIT_ABI constexpr iterator begin() const noexcept { return {text_, 0}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {text_, text_.size()}; }
  U8LIT_ABI constexpr bool empty() const noexcept { return text_.empty(); }

 private:
  text_view<Unit> text_;
};

template <class Boundaries>
struct segments_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the parts of a text between such boundaries. Complexity: constant; iterating is linear.
  /// \param text  any text; the parts refer to it
  /// \return a bidirectional range of text_views
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text) const noexcept {
    return segment_view<Boundaries, unit_of<Text>>{text_view{text}};
  }
  /// As above, for a text_constant, at compile time.
  /// \return a text_list
  template <fixed_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(text_constant<Text>) const noexcept {
    return detail::make_list_of_texts([] { return segments_operation{}(text_constant<Text>::view()); });
  }
};

template <class Boundaries>
struct is_segment_boundary_operation : reads_text {
  using reads_text::operator();
  /// Returns whether there is such a boundary at an offset.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text, size_t offset) const noexcept {
    const text_view view{text};
    return u8lit::is_boundary(view, offset) && Boundaries::contain(view.data(), view.size(), offset);
  }
};

}  // namespace u8lit::detail

template <class Boundaries, u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_view<u8lit::detail::segment_view<Boundaries, Unit>> = true;
template <class Boundaries, u8lit::code_unit Unit>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::detail::segment_view<Boundaries, Unit>> = true;

#include <u8lit/base/end.hpp>

#endif
