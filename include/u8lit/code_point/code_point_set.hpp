// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_SET_HPP
#define U8LIT_CODE_POINT_CODE_POINT_SET_HPP

#include <u8lit/code_point/block_bitmap.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Walks the ranges of a set by its bits, in order; models std::forward_iterator. It refers to the set.
template <class Set>
class range_iterator {
 public:
  using value_type = code_point_range;
  using difference_type = ptrdiff_t;

  U8LIT_ABI constexpr range_iterator() noexcept = default;
  // From the first range that begins at this number or behind.
  U8LIT_ABI constexpr range_iterator(const Set& set U8LIT_LIFETIMEBOUND, char32_t from) noexcept : set_{&set} {
    find_from(from);
  }

  U8LIT_ABI constexpr code_point_range operator*() const noexcept { return range_; }
  U8LIT_ABI constexpr range_iterator& operator++() noexcept {
    find_from(range_.last + 1);
    return *this;
  }
  U8LIT_ABI constexpr range_iterator operator++(int) noexcept {
    const range_iterator before = *this;
    ++*this;
    return before;
  }
  U8LIT_ABI friend constexpr bool operator==(const range_iterator& left, const range_iterator& right) noexcept {
    return left.range_ == right.range_;
  }

 private:
  // The first number from here on whose bit is set when all are changed by these; the end if there is none.
  [[nodiscard]] U8LIT_ABI constexpr char32_t next(char32_t from, any_number change) const noexcept {
    any_number seen = ~any_number{} << from % 64;
    for (char32_t at = from & ~char32_t{63}; at < Set::end_of_blocks; at += 64) {
      if constexpr (Set::far_block > 0) {
        // What was not in a block is not in one that is the same.
        constexpr char32_t in_block = Set::far_block;
        const char32_t behind = (from < Set::end_of_near ? Set::end_of_near : from) + in_block;
        while (at >= behind && at < Set::end_of_blocks && set_->unchecked_far.repeats(at)) at += in_block;
        if (at >= Set::end_of_blocks) break;
      }
      const any_number bits = (set_->word_of(at) ^ change) & seen;
      if (bits != 0) return at + static_cast<char32_t>(__builtin_ctzll(bits));
      seen = ~any_number{};
    }
    return Set::end_of_blocks;
  }
  U8LIT_ABI constexpr void find_from(char32_t from) noexcept {
    range_.first = next(from, 0);
    range_.last = next(range_.first, ~any_number{}) - 1;
  }

  const Set* set_ = nullptr;
  code_point_range range_{};
};

}  // namespace u8lit::detail

namespace u8lit {

// A set of scalar values to look up in, for headers and read-only memory: arrays only, as long as they must be. It is a
// bitmap of which each different word is stored once, up to where all is the same for more than a plane, if it is; there
// may be a bitmap of blocks for what is far behind. `two_stage_of<ranges, 1>` is mostly smaller, and slower.
// A forward range of the same `code_point_range`s that it is made of, by `code_point_set_of`.
template <class Near, class Far>
struct code_point_set {
  using value_type = code_point_range;
  using iterator = detail::range_iterator<code_point_set>;
  using const_iterator = iterator;

  // No member is this or more; none from here on is near; and as many are in a block of those far behind.
  static constexpr char32_t end_of_blocks = static_cast<char32_t>(Near::end < Far::end ? Far::end : Near::end);
  static constexpr char32_t end_of_near = static_cast<char32_t>(Near::end);
  static constexpr char32_t far_block = static_cast<char32_t>(Far::in_block);

  // To write to these is to call `unchecked`.
  detail::any_number unchecked_ascii[2];
  Near unchecked_near;
  [[no_unique_address]] Far unchecked_far;

  // Of bitmaps of scalar values; `code_point_set_of` sees to it.
  [[nodiscard]] U8LIT_ABI static constexpr code_point_set unchecked(const Near& near_bitmap,
                                                                    const Far& far_bitmap) noexcept {
    return {near_bitmap, far_bitmap};
  }

  [[nodiscard]] U8LIT_ABI constexpr detail::any_number word_of(detail::any_number value) const noexcept {
    if constexpr (Far::end > 0) {
      if (value >= Near::end) return unchecked_far.word_of(value);
    }
    return unchecked_near.word_of(value);
  }

  // Whether the number is in the set; of any integer type. Surrogates and what is no code point at all, negative or too
  // large, are in none; nor is a char beyond 7F, which is part of a character. Constant time: two loads, of a char one;
  // no branch, but to what is far behind.
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    const detail::any_number value = static_cast<detail::any_number>(number);
    if constexpr (sizeof(Number) == 1) return (value < 0x80) & (unchecked_ascii[value / 64 % 2] >> value % 64 & 1);
    else return (word_of(value) >> value % 64 & 1) != 0;
  }

  [[nodiscard]] U8LIT_ABI static constexpr bool empty() noexcept { return end_of_blocks == 0; }
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, end_of_blocks}; }

 private:
  U8LIT_ABI constexpr code_point_set(const Near& near_bitmap, const Far& far_bitmap) noexcept
      : unchecked_ascii{}, unchecked_near{near_bitmap}, unchecked_far{far_bitmap} {
    for (size_t word = 0; word < 2; ++word) unchecked_ascii[word] = word_of(word * 64);
  }
};

// Equal if the same scalar values are in both. The other may be a code_point_ranges. Linear in the sizes.
template <class Near, class Far, detail::set_of_code_points Other>
  requires requires(const Other& other) { code_point_range{*other.begin()}; }
U8LIT_ABI constexpr bool operator==(const code_point_set<Near, Far>& left, const Other& right) noexcept {
  auto l = left.begin();
  auto r = right.begin();
  for (; l != left.end() && r != right.end(); ++l, ++r) {
    if (!(code_point_range{*l} == code_point_range{*r})) return false;
  }
  return l == left.end() && r == right.end();
}

}  // namespace u8lit

namespace u8lit::detail {

template <const auto& Ranges>
using code_point_set_type =
    code_point_set<decltype(detail::near_bitmap_of<Ranges>()), decltype(detail::far_bitmap_of<Ranges>())>;

}  // namespace u8lit::detail

namespace u8lit {

// The look-up table of a constant set of scalar values, in order. `inline constexpr auto letters = code_point_set_of<letter_ranges>;` is one object
// in all translation units. Linear in the ranges and the size of the table.
template <const auto& Ranges>
  requires detail::set_of_code_points<decltype(Ranges)> && detail::runs_in_order<detail::diagnostic_of_runs<Ranges, 1, 0>> &&
           (detail::has_scalar_values_only(Ranges))
inline constexpr auto code_point_set_of =
    detail::code_point_set_type<Ranges>::unchecked(detail::near_bitmap_of<Ranges>(), detail::far_bitmap_of<Ranges>());

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
