// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_ITERATOR_BASE_HPP
#define U8LIT_BASE_ITERATOR_BASE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Base class that adds the postfix ++ to an iterator that has the prefix ++. As the prefix operator would hide it, the
// iterator declares `using postfix_increment<iterator>::operator++;`.
template <class Iterator>
struct postfix_increment {
  U8LIT_ABI constexpr Iterator operator++(int) noexcept {
    const Iterator before = static_cast<Iterator&>(*this);
    ++static_cast<Iterator&>(*this);
    return before;
  }
};

// Base class of a bidirectional iterator that returns its elements by value: the member types and the postfix
// operators. Without these types, std::iterator_traits would take it for an input iterator, because it returns no
// reference.
template <class Iterator, class Category, class Value>
struct value_iterator : postfix_increment<Iterator> {
  using iterator_concept = Category;
  using iterator_category = Category;
  using value_type = Value;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = Value;

  U8LIT_ABI constexpr Iterator operator--(int) noexcept {
    const Iterator before = static_cast<Iterator&>(*this);
    --static_cast<Iterator&>(*this);
    return before;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
