// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_TABLE_ITERATOR_HPP
#define U8LIT_TABLE_TABLE_ITERATOR_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/std_forward.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Goes through a table by rank, in random access. What it refers to is made when it is asked for.
template <class Table>
class table_iterator {
 public:
  using iterator_concept = std::random_access_iterator_tag;
  using iterator_category = std::random_access_iterator_tag;
  using value_type = typename Table::value_type;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = value_type;

  U8LIT_ABI constexpr table_iterator() noexcept = default;
  U8LIT_ABI constexpr table_iterator(const Table& of U8LIT_LIFETIMEBOUND, size_t rank) noexcept : table_{&of}, rank_{rank} {}

  // Counted from 0 in the order of the table.
  [[nodiscard]] U8LIT_ABI constexpr size_t rank() const noexcept { return rank_; }

  // Precondition: it refers to an element: not end(), nor default constructed.
  U8LIT_ABI constexpr value_type operator*() const noexcept { return table_->nth(rank_); }
  U8LIT_ABI constexpr value_type operator[](difference_type by) const noexcept { return *(*this + by); }

  struct arrow {
    value_type value;
    U8LIT_ABI constexpr const value_type* operator->() const noexcept U8LIT_LIFETIMEBOUND { return &value; }
  };
  U8LIT_ABI constexpr arrow operator->() const noexcept { return {**this}; }

  U8LIT_ABI constexpr table_iterator& operator++() noexcept { return *this += 1; }
  U8LIT_ABI constexpr table_iterator& operator--() noexcept { return *this -= 1; }
  U8LIT_ABI constexpr table_iterator operator++(int) noexcept {
    const table_iterator before = *this;
    *this += 1;
    return before;
  }
  U8LIT_ABI constexpr table_iterator operator--(int) noexcept {
    const table_iterator before = *this;
    *this -= 1;
    return before;
  }
  U8LIT_ABI constexpr table_iterator& operator+=(difference_type by) noexcept {
    rank_ += static_cast<size_t>(by);
    return *this;
  }
  U8LIT_ABI constexpr table_iterator& operator-=(difference_type by) noexcept {
    rank_ -= static_cast<size_t>(by);
    return *this;
  }
  U8LIT_ABI friend constexpr table_iterator operator+(table_iterator at, difference_type by) noexcept {
    return at += by;
  }
  U8LIT_ABI friend constexpr table_iterator operator+(difference_type by, table_iterator at) noexcept {
    return at += by;
  }
  U8LIT_ABI friend constexpr table_iterator operator-(table_iterator at, difference_type by) noexcept {
    return at -= by;
  }
  U8LIT_ABI friend constexpr difference_type operator-(table_iterator left, table_iterator right) noexcept {
    return static_cast<difference_type>(left.rank_ - right.rank_);
  }

  // Iterators of different tables are not to be compared, as with any.
  U8LIT_ABI friend constexpr bool operator==(table_iterator left, table_iterator right) noexcept { return left.rank_ == right.rank_; }
  U8LIT_ABI friend constexpr bool operator<(table_iterator left, table_iterator right) noexcept { return left.rank_ < right.rank_; }
  U8LIT_ABI friend constexpr bool operator>(table_iterator left, table_iterator right) noexcept { return left.rank_ > right.rank_; }
  U8LIT_ABI friend constexpr bool operator<=(table_iterator left, table_iterator right) noexcept { return left.rank_ <= right.rank_; }
  U8LIT_ABI friend constexpr bool operator>=(table_iterator left, table_iterator right) noexcept { return left.rank_ >= right.rank_; }

 private:
  const Table* table_ = nullptr;
  size_t rank_ = 0;
};

// A part of a table.
template <class Table>
struct table_range {
  table_iterator<Table> first;
  table_iterator<Table> last;

  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> begin() const noexcept { return first; }
  [[nodiscard]] U8LIT_ABI constexpr table_iterator<Table> end() const noexcept { return last; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return static_cast<size_t>(last - first); }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return first == last; }
  // The element of that index, from 0. Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr typename Table::value_type nth(size_t index) const noexcept {
    return first[static_cast<ptrdiff_t>(index)];
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
