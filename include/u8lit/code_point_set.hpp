// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SET_HPP
#define U8LIT_CODE_POINT_SET_HPP

#include <u8lit/two_stage.hpp>
#include <u8lit/code_point_ranges.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Walks the ranges of a set by its bits, in order; models std::forward_iterator. It refers to the set.
template <class Set>
class range_iterator {
 public:
  using value_type = code_point_range;
  using difference_type = ptrdiff_t;

  constexpr range_iterator() noexcept = default;
  // From the first range that begins at this number or behind.
  constexpr range_iterator(const Set& set, char32_t from) noexcept : set_{&set} { find_from(from); }

  constexpr code_point_range operator*() const noexcept { return range_; }
  constexpr range_iterator& operator++() noexcept {
    find_from(range_.last + 1);
    return *this;
  }
  constexpr range_iterator operator++(int) noexcept {
    const range_iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(const range_iterator& left, const range_iterator& right) noexcept {
    return left.range_ == right.range_;
  }

 private:
  // The first number from here on whose bit is set when all are changed by these; the end if there is none.
  constexpr char32_t next(char32_t from, any_number change) const noexcept {
    any_number seen = ~any_number{} << from % 64;
    for (char32_t block = from / 64; block < Set::end_of_blocks / 64; ++block) {
      const any_number bits = (set_->words[set_->blocks[block]] ^ change) & seen;
      if (bits != 0) return block * 64 + static_cast<char32_t>(__builtin_ctzll(bits));
      seen = ~any_number{};
    }
    return Set::end_of_blocks;
  }
  constexpr void find_from(char32_t from) noexcept {
    range_.first = next(from, 0);
    range_.last = next(range_.first, ~any_number{}) - 1;
  }

  const Set* set_ = nullptr;
  code_point_range range_{};
};

// A set of scalar values to look up in, for headers and read-only memory: arrays only, as long as they must be. It is a
// bitmap of which each different word is stored once; `two_stage_of<ranges, 1>` is mostly smaller, and slower. A forward
// range of the same `code_point_range`s that it is made of, by `code_point_set_of`.
template <size_t Blocks, size_t Words>
struct code_point_set {
  using value_type = code_point_range;
  using iterator = range_iterator<code_point_set>;
  using const_iterator = iterator;
  using block_type = smallest_index<Words>;

  // No member is this or more.
  static constexpr char32_t end_of_blocks = static_cast<char32_t>(Blocks * 64);

  any_number ascii[2];
  any_number words[Words];        // the first one is empty
  block_type blocks[Blocks + 1];  // the number of the word of each 64 code points; the last one is for all others

  // Whether the number is in the set; of any integer type. Surrogates and what is no code point at all, negative or too
  // large, are in none; nor is a char beyond 7F, which is part of a character. Constant time: two loads, of a char one,
  // and no branch.
  template <integer Number>
  constexpr bool contains(Number number) const noexcept {
    const any_number value = static_cast<any_number>(number);
    if constexpr (sizeof(Number) == 1) {
      return (value < 0x80) & (ascii[value / 64 % 2] >> value % 64 & 1);
    } else {
      const any_number at = value < end_of_blocks ? value : end_of_blocks;
      return (words[blocks[at / 64]] >> value % 64 & 1) != 0;
    }
  }

  static constexpr bool empty() noexcept { return Blocks == 0; }
  constexpr iterator begin() const noexcept { return {*this, 0}; }
  constexpr iterator end() const noexcept { return {*this, end_of_blocks}; }
};

// Equal if the same scalar values are in both. The other may be a code_point_ranges. Linear in the sizes.
template <size_t Blocks, size_t Words, set_of_code_points Other>
  requires requires(const Other& other) { code_point_range{*other.begin()}; }
constexpr bool operator==(const code_point_set<Blocks, Words>& left, const Other& right) noexcept {
  auto l = left.begin();
  auto r = right.begin();
  for (; l != left.end() && r != right.end(); ++l, ++r) {
    if (!(code_point_range{*l} == code_point_range{*r})) return false;
  }
  return l == left.end() && r == right.end();
}

template <size_t Blocks, const auto& Sequence>
constexpr auto set_of_blocks() noexcept {
  code_point_set<Blocks, Sequence.contents> result{};
  for (size_t word = 0; word < Sequence.contents; ++word) result.words[word] = Sequence.content[word];
  size_t block = 0;
  for (size_t run = 0; run < Sequence.runs; ++run) {
    const auto number = static_cast<typename decltype(result)::block_type>(Sequence.number[run]);
    for (const size_t behind = block + Sequence.times[run]; block < behind; ++block) result.blocks[block] = number;
  }
  for (size_t word = 0; word < 2 && word < block; ++word) result.ascii[word] = result.words[result.blocks[word]];
  return result;
}

// The look-up table of a constant set. `inline constexpr auto letters = code_point_set_of<letter_ranges>;` is one object
// in all translation units. Linear in the ranges and the size of the table.
template <const auto& Ranges>
inline constexpr auto code_point_set_of =
    set_of_blocks<block_sequence_of<Ranges, 1, 0, 0>.length, block_sequence_of<Ranges, 1, 0, 0>>();

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
