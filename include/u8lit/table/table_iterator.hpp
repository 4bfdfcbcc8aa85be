// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TABLE_ITERATOR_HPP
#define U8LIT_TABLE_TABLE_ITERATOR_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/iterator_base.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

/// A random access iterator over the elements of a table, by rank. Dereferencing returns the element by value, because
/// a table does not store elements as such: it makes a text_view or an entry for each access.
template <class Table>
class table_iterator
    : public value_iterator<table_iterator<Table>, std::random_access_iterator_tag, typename Table::value_type> {
 public:
  using value_type = typename Table::value_type;

  /// An iterator that refers to no table.
  U8LIT_ABI constexpr table_iterator() noexcept = default;
  /// An iterator to the element with a rank.
  U8LIT_ABI constexpr table_iterator(const Table& table U8LIT_LIFETIMEBOUND, size_t rank) noexcept
      : table_{&table}, rank_{rank} {}

  /// Returns the rank of the element: its index in the order of the table, from 0.
  [[nodiscard]] U8LIT_ABI constexpr size_t rank() const noexcept { return rank_; }

  /// Returns the element. Precondition: there is one; the iterator is neither end() nor default constructed.
  U8LIT_ABI constexpr value_type operator*() const noexcept { return table_->nth(rank_); }
  /// As `operator*`, for the element `by` ranks further.
  U8LIT_ABI constexpr value_type operator[](ptrdiff_t by) const noexcept { return *(*this + by); }

  /// Holds the element for the operators `->` that follow.
  struct arrow {
    value_type value;
    U8LIT_ABI constexpr const value_type* operator->() const noexcept U8LIT_LIFETIMEBOUND { return &value; }
  };
  /// As `*`, for access to a member of the element.
  U8LIT_ABI constexpr arrow operator->() const noexcept { return {**this}; }

  using table_iterator::value_iterator::operator++;
  U8LIT_ABI constexpr table_iterator& operator++() noexcept { return *this += 1; }
  using table_iterator::value_iterator::operator--;
  U8LIT_ABI constexpr table_iterator& operator--() noexcept { return *this -= 1; }
  U8LIT_ABI constexpr table_iterator& operator+=(ptrdiff_t by) noexcept {
    rank_ += static_cast<size_t>(by);
    return *this;
  }
  U8LIT_ABI constexpr table_iterator& operator-=(ptrdiff_t by) noexcept {
    rank_ -= static_cast<size_t>(by);
    return *this;
  }
  U8LIT_ABI friend constexpr table_iterator operator+(table_iterator at, ptrdiff_t by) noexcept {
    return at += by;
  }
  U8LIT_ABI friend constexpr table_iterator operator+(ptrdiff_t by, table_iterator at) noexcept {
    return at += by;
  }
  U8LIT_ABI friend constexpr table_iterator operator-(table_iterator at, ptrdiff_t by) noexcept {
    return at -= by;
  }
  U8LIT_ABI friend constexpr ptrdiff_t operator-(table_iterator left, table_iterator right) noexcept {
    return static_cast<ptrdiff_t>(left.rank_ - right.rank_);
  }

  /// Compare ranks. Precondition: both iterators refer to the same table.
  U8LIT_ABI friend constexpr bool operator==(table_iterator left, table_iterator right) noexcept {
    return left.rank_ == right.rank_;
  }
  U8LIT_ABI friend constexpr bool operator<(table_iterator left, table_iterator right) noexcept {
    return left.rank_ < right.rank_;
  }
  U8LIT_ABI friend constexpr bool operator>(table_iterator left, table_iterator right) noexcept {
    return left.rank_ > right.rank_;
  }
  U8LIT_ABI friend constexpr bool operator<=(table_iterator left, table_iterator right) noexcept {
    return left.rank_ <= right.rank_;
  }
  U8LIT_ABI friend constexpr bool operator>=(table_iterator left, table_iterator right) noexcept {
    return left.rank_ >= right.rank_;
  }

 private:
  const Table* table_ = nullptr;
  size_t rank_ = 0;
};

/// Consecutive elements of a table, which must outlive it: the result of `starting_with`.
template <class Table>
struct table_range {
  table_iterator<Table> first;
  table_iterator<Table> last;

  /// Returns an iterator to the first element.
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> begin() const noexcept { return first; }
  /// Returns an iterator past the last element.
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> end() const noexcept { return last; }
  /// Returns the number of elements.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return static_cast<size_t>(last - first); }
  /// Returns whether there are no elements.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return first == last; }
  /// Returns the element with that index, from 0. Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr typename Table::value_type nth(size_t index) const noexcept {
    return first[static_cast<ptrdiff_t>(index)];
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
