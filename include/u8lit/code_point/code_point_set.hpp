// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_SET_HPP
#define U8LIT_CODE_POINT_CODE_POINT_SET_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/code_point/block_bitmap.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/code_point/range_check.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Iterates over the ranges of a bitmap, in order. Refers to the set. Models std::forward_iterator.
template <class Set>
class range_iterator : public postfix_increment<range_iterator<Set>> {
 public:
  using value_type = code_point_range;  ///< What it is a range of.
  using difference_type = ptrdiff_t;

  U8LIT_ABI constexpr range_iterator() noexcept = default;
  // The first range that begins at `from` or later.
  U8LIT_ABI constexpr range_iterator(const Set& set U8LIT_LIFETIMEBOUND, char32_t from) noexcept : set_{&set} {
    find_from(from);
  }

  U8LIT_ABI constexpr code_point_range operator*() const noexcept { return range_; }
  using postfix_increment<range_iterator>::operator++;
  U8LIT_ABI constexpr range_iterator& operator++() noexcept {
    find_from(range_.last + 1);
    return *this;
  }
  U8LIT_ABI friend constexpr bool operator==(const range_iterator& left, const range_iterator& right) noexcept {
    return left.range_ == right.range_;
  }

 private:
  // The first number from `from` on that has its bit set, after xor with that of `flip`; the end if there is none.
  [[nodiscard]] U8LIT_ABI constexpr char32_t next(char32_t from, any_number flip) const noexcept {
    any_number mask = ~any_number{} << from % 64;
    for (char32_t at = from & ~char32_t{63}; at < Set::end_of_blocks; at += 64) {
      if constexpr (Set::far_block_size > 0) {
        // Skip far blocks that equal the one before them, in which nothing was found.
        const char32_t begin = (from < Set::end_of_near ? Set::end_of_near : from) + Set::far_block_size;
        while (at >= begin && at < Set::end_of_blocks && set_->unchecked_far.repeats(at)) at += Set::far_block_size;
        if (at >= Set::end_of_blocks) break;
      }
      const any_number bits = (set_->word_of(at) ^ flip) & mask;
      if (bits != 0) return at + static_cast<char32_t>(__builtin_ctzll(bits));
      mask = ~any_number{};
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

/// A set of scalar values that is fast to look up in: a compressed bitmap that consists of arrays only, for headers and
/// read-only memory. Made by `make_code_point_set`. A forward range of `code_point_range`s, those that it was made of.
///
/// Each distinct word of the bitmap is stored once. Where more than a plane without a change splits the members into
/// near and far ones, the far ones have a bitmap of their own, which stores each distinct block once.
/// \code
/// constexpr auto& is_letter = u8lit::make_code_point_set<letter_ranges>;
/// static_assert(is_letter.contains(U'x'));
/// \endcode
template <class Near, class Far>
struct code_point_set {
  using value_type = code_point_range;  ///< What it is a range of.
  using iterator = detail::range_iterator<code_point_set>;  ///< A forward iterator over the ranges.
  using const_iterator = iterator;  ///< The same.

  /// All members are below this number.
  static constexpr char32_t end_of_blocks = static_cast<char32_t>(Near::end < Far::end ? Far::end : Near::end);
  /// Numbers from this one on are looked up in the far bitmap, if there is one.
  static constexpr char32_t end_of_near = static_cast<char32_t>(Near::end);
  /// The number of code points in a block of the far bitmap; 0 if there is none.
  static constexpr char32_t far_block_size = static_cast<char32_t>(Far::block_size);

  /// The bitmap of U+0000..U+007F. Public because a template argument's members must be. Writing to them has the
  /// precondition of `unchecked`.
  detail::any_number unchecked_ascii[2];
  Near unchecked_near;  ///< The bitmap of numbers below `end_of_near`.
  [[no_unique_address]] Far unchecked_far;  ///< The bitmap of the others.

  /// Makes a set from its bitmaps, as `make_code_point_set` does. Precondition: their members are scalar values.
  /// \param near_bitmap  the bitmap of numbers below `end_of_near`
  /// \param far_bitmap   the bitmap of the others
  /// \return the set
  [[nodiscard]] U8LIT_ABI static constexpr code_point_set unchecked(const Near& near_bitmap,
                                                                    const Far& far_bitmap) noexcept {
    return {near_bitmap, far_bitmap};
  }

  /// Returns the bits of 64 consecutive numbers; the lowest bit is for the multiple of 64 at or below `value`.
  /// \param value  any number
  /// \return a bit for each number, set for members
  [[nodiscard]] U8LIT_ABI constexpr detail::any_number word_of(detail::any_number value) const noexcept {
    if constexpr (Far::end > 0) {
      if (value >= Near::end) return unchecked_far.word_of(value);
    }
    return unchecked_near.word_of(value);
  }

  /// Returns whether a number is in the set. Complexity: two loads, or one for a char; no branch, or one if there is a
  /// far bitmap.
  /// \param number  an integer of any type. Surrogates, negative numbers and those beyond 10FFFF are in no set; nor are
  ///                chars beyond 7F, which are only part of a character.
  /// \return whether it is a member
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    const detail::any_number value = static_cast<detail::any_number>(number);
    if constexpr (sizeof(Number) == 1) return (value < 0x80) & (unchecked_ascii[value / 64 % 2] >> value % 64 & 1);
    else return (word_of(value) >> value % 64 & 1) != 0;
  }

  /// Returns whether the set has no members.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return end_of_blocks == 0; }
  /// Returns an iterator to the first range. It refers to the set.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept U8LIT_LIFETIMEBOUND { return {*this, 0}; }
  /// Returns an iterator past the last range. It refers to the set.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept U8LIT_LIFETIMEBOUND { return {*this, end_of_blocks}; }

 private:
  U8LIT_ABI constexpr code_point_set(const Near& near_bitmap, const Far& far_bitmap) noexcept
      : unchecked_ascii{}, unchecked_near{near_bitmap}, unchecked_far{far_bitmap} {
    for (size_t word = 0; word < 2; ++word) unchecked_ascii[word] = word_of(word * 64);
  }
};

/// Returns whether two sets have the same members. The other may also be a code_point_ranges. Complexity: linear in the
/// sizes of both.
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

// The diagnostics of sets, for compilers that print no sentences.
namespace invalid_ranges {

template <class Set>
struct a_set_needs_ranges_and_size_and_contains {
  static constexpr const utf8_character* words =
      u8"this is not a set of characters: write one as make_code_points({{first, last}, ...})";
};
template <size_t Number>
struct range_number;
template <class Range>
struct not_after_the_previous_range;
template <class Range>
struct reversed_or_not_of_scalar_values;

}  // namespace invalid_ranges

template <const auto& Ranges>
inline constexpr bool are_of_scalar_values = detail::has_scalar_values_only(Ranges);
template <const auto& Ranges>
inline constexpr range_at_fault fault_in_ranges = detail::find_range_at_fault(Ranges, true);
// The argument `Error` of a set. If nothing is wrong, the order of the ranges is known from the bitmap.
template <const auto& Ranges>
U8LIT_ABI constexpr const bool* check_ranges() noexcept {
  using namespace invalid_ranges;
  if constexpr (!set_of_code_points<decltype(Ranges)>) {
    using found = a_set_needs_ranges_and_size_and_contains<decltype(Ranges)>;
    return error_of<found, fixed_words<found>>;
  } else if constexpr (!are_of_scalar_values<Ranges>) {
    return error_of<reversed_or_not_of_scalar_values<range_number<fault_in_ranges<Ranges>.number>>,
                    words_for_range<fault_in_ranges<Ranges>>>;
  } else if constexpr (make_block_sequence<Ranges, 1, 0, 0>.out_of_order != 0) {
    return error_of<not_after_the_previous_range<range_number<fault_in_ranges<Ranges>.number>>,
                    words_for_range<fault_in_ranges<Ranges>>>;
  } else {
    return &no_flaw::is_refused;
  }
}

template <const auto& Ranges>
using code_point_set_type =
    code_point_set<decltype(detail::make_near_bitmap<Ranges>()), decltype(detail::make_far_bitmap<Ranges>())>;

}  // namespace u8lit::detail

namespace u8lit {

/// The code_point_set of a constant set: one object in all translation units.
///
/// Complexity: linear in the number of ranges and the size of the bitmap.
/// \tparam Ranges  a named constant: a code_point_ranges, or a set of your own that is a range of `{first, last}` with
///                 `size()` and `contains`. Ranges that overlap or are out of order do not compile.
/// \code
/// inline constexpr auto word_ranges = u8lit::make_code_points({{U'0', U'9'}, U'_'});
/// inline constexpr auto& word = u8lit::make_code_point_set<word_ranges>;
/// \endcode
template <const auto& Ranges, const bool* Error = detail::check_ranges<Ranges>()>
  requires detail::acceptable<Error>
inline constexpr auto make_code_point_set = detail::code_point_set_type<Ranges>::unchecked(
    detail::make_near_bitmap<Ranges>(), detail::make_far_bitmap<Ranges>());
template <const auto& Ranges, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_code_point_set<Ranges, Error> = {};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
