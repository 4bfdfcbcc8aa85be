// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_PIECES_HPP
#define U8LIT_PIECES_HPP

#include <u8lit/boundary.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// What stands between two pieces, by offset; `first` is npos where nothing more does.
struct gap {
  size_t first;
  size_t last;
};

// The pieces of a text between its gaps, each a text_view of a part of it. A forward range, to std::ranges a borrowed view,
// that finds each piece when the iterator comes to it; iterating is linear in the text. `Cut` tells where the gaps are, by
// `next(text, from)`, and by `last_may_be_empty` whether there is one more piece behind a gap at the end.
template <code_unit Unit, class Cut>
class pieces {
 public:
  using value_type = text_view<Unit>;

  class iterator {
   public:
    using value_type = text_view<Unit>;
    using difference_type = ptrdiff_t;

    U8LIT_ABI constexpr iterator() noexcept = default;

    U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept {
      return u8lit::unchecked_slice(text_, first_, gap_.first == npos ? text_.size() : gap_.first);
    }
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      const bool ends = gap_.first == npos || (!Cut::last_may_be_empty && gap_.last == text_.size());
      go_to(ends ? npos : gap_.last);
      return *this;
    }
    U8LIT_ABI constexpr iterator operator++(int) noexcept {
      const iterator before = *this;
      ++*this;
      return before;
    }
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.first_ == right.first_;
    }

   private:
    friend class pieces;
    U8LIT_ABI constexpr iterator(text_view<Unit> text, Cut cut, size_t first) noexcept : text_{text},
                                 cut_{cut} { go_to(first); }

    U8LIT_ABI constexpr void go_to(size_t first) noexcept {
      first_ = first;
      if (first != npos) gap_ = cut_.next(text_, first);
    }

    text_view<Unit> text_;
    Cut cut_;
    size_t first_ = npos;
    gap gap_{npos, npos};
  };
  using const_iterator = iterator;

  // Of a way to cut that is known to cut at boundaries; anything else breaks the promise of a text_view.
  U8LIT_ABI static constexpr pieces unchecked(text_view<Unit> text, Cut cut) noexcept { return {text, cut}; }


  U8LIT_ABI constexpr iterator begin() const noexcept { return {text_, cut_, empty() ? npos : 0}; }
  U8LIT_ABI constexpr iterator end() const noexcept { return {text_, cut_, npos}; }
  U8LIT_ABI constexpr bool empty() const noexcept { return !Cut::last_may_be_empty && text_.empty(); }

 private:
  U8LIT_ABI constexpr pieces(text_view<Unit> text, Cut cut) noexcept : text_{text}, cut_{cut} {}

  text_view<Unit> text_;
  Cut cut_;
};

}  // namespace u8lit

template <u8lit::code_unit Unit, class Cut>
inline constexpr bool std::ranges::enable_view<u8lit::pieces<Unit, Cut>> = true;
template <u8lit::code_unit Unit, class Cut>
inline constexpr bool std::ranges::enable_borrowed_range<u8lit::pieces<Unit, Cut>> = true;

#include <u8lit/compiler/end.hpp>

#endif
