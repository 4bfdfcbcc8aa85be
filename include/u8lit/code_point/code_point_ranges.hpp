// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_RANGES_HPP
#define U8LIT_CODE_POINT_CODE_POINT_RANGES_HPP

#include <u8lit/code_point/scalar_range.hpp>  // IWYU pragma: export
#include <u8lit/base/begin.hpp>

namespace u8lit {

/// A set of scalar values as a constant: at most `Capacity` ranges in ascending order, disjoint and not adjacent, so
/// that equal sets have equal ranges. A random access range of `code_point_range`s.
///
/// Sets are made by `make_code_points` (ranges), `code_points_in` (a text), `code_points_where` (a predicate), and from
/// other sets by `|`, `&`, `-`, `^` and `~`. `make_code_point_set` makes a set that is faster to look up in. Usable as
/// a template argument, but then symbol names grow with the set; `template <const auto& Set>` avoids that.
/// \code
/// constexpr auto letters = u8lit::make_code_points({{U'A', U'Z'}, {U'a', U'z'}});
/// static_assert(letters.contains(U'x') && letters.count() == 52);
/// \endcode
template <size_t Capacity>
struct code_point_ranges {
  using value_type = code_point_range;  ///< What it is a range of.
  using const_iterator = const value_type*;  ///< A pointer.
  using iterator = const_iterator;  ///< The same.

  /// Public because a template argument's members must be. Writing to them has the preconditions of `unchecked_append`.
  code_point_range unchecked_ranges[Capacity == 0 ? 1 : Capacity]{};
  size_t unchecked_size = 0;  ///< The number of ranges.

  /// The empty set.
  U8LIT_ABI constexpr code_point_ranges() noexcept = default;

  /// Returns a pointer to the first range.
  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* data() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges;
  }
  /// Returns a pointer to the first range.
  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges;
  }
  /// Returns a pointer past the last range.
  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* end() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges + unchecked_size;
  }
  /// Returns a range by its rank. Precondition: index < size().
  /// \param index  the rank, from 0
  /// \return the range
  [[nodiscard]] U8LIT_ABI constexpr code_point_range nth(size_t index) const noexcept {
    return unchecked_ranges[index];
  }

  /// Returns the number of ranges.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return unchecked_size; }
  /// Returns whether the set has no members.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return unchecked_size == 0; }
  /// Returns the number of scalar values in the set. Complexity: linear in size().
  [[nodiscard]] U8LIT_ABI constexpr size_t count() const noexcept {
    size_t result = 0;
    for (const code_point_range range : *this) result += range.last - range.first + 1;
    return result;
  }

  /// Returns whether a number is in the set. Complexity: logarithmic in size().
  /// \param number  an integer of any type. Surrogates, negative numbers and those beyond 10FFFF are in no set; nor are
  ///                chars beyond 7F, which are only part of a character.
  /// \return whether it is a member
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    if (!detail::converts_to_scalar_value(number)) return false;
    const char32_t value = static_cast<char32_t>(number);
    size_t at = 0;  // all ranges before this one end before the value
    for (size_t rest = unchecked_size; rest > 0;) {
      const size_t half = rest / 2;
      const bool before = unchecked_ranges[at + half].last < value;
      at = before ? at + half + 1 : at;
      rest = before ? rest - half - 1 : half;
    }
    return at < unchecked_size && unchecked_ranges[at].first <= value;
  }

  /// Adds a range without a check, merging it with the last one if they overlap or are adjacent. Preconditions: it is a
  /// range of scalar values, it begins no earlier than the last one, and there is room for it.
  /// \param range  the range to add
  U8LIT_ABI constexpr void unchecked_append(code_point_range range) noexcept {
    if (unchecked_size == 0 || unchecked_ranges[unchecked_size - 1].last + 1 < range.first) {
      unchecked_ranges[unchecked_size] = range;
      ++unchecked_size;
    } else if (unchecked_ranges[unchecked_size - 1].last < range.last) {
      unchecked_ranges[unchecked_size - 1].last = range.last;
    }
  }
};

template <size_t Capacity>
code_point_ranges(code_point_ranges<Capacity>) -> code_point_ranges<Capacity>;

/// Returns whether two sets have the same members, whatever their capacities. Complexity: linear in size(). Errors:
/// none.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr bool operator==(const code_point_ranges<Left>& left,
                                    const code_point_ranges<Right>& right) noexcept {
  if (left.size() != right.size()) return false;
  for (size_t at = 0; at < left.size(); ++at) {
    if (left.unchecked_ranges[at] != right.unchecked_ranges[at]) return false;
  }
  return true;
}

/// All 1,112,064 scalar values (Unicode D76): U+0000..U+D7FF and U+E000..U+10FFFF.
inline constexpr code_point_ranges<2> all_scalar_values = [] {
  code_point_ranges<2> result;
  result.unchecked_append({code_points.first, detail::surrogates.first - 1});
  result.unchecked_append({detail::surrogates.last + 1, code_points.last});
  return result;
}();

}  // namespace u8lit

namespace u8lit::detail {

// Has a member `contains` that takes a char32_t without narrowing it, unlike that of a set of chars or strings.
template <class Set>
concept contains_char32_t = requires(const Set& set, char32_t number) { set.contains({number}); } ||
                            requires(const Set& set, char32_t number) { set.template contains<char32_t>(number); };

// A set of code points: one of this library, a single range, or a user's own. `contains` also takes ASCII as an octet.
template <class Set>
concept set_of_code_points = contains_char32_t<Set> && requires(const Set& set, char32_t number, unsigned char ascii) {
  static_cast<bool>(set.contains(number)) && static_cast<bool>(set.contains(ascii));
};

// Whether all ranges of a set are of scalar values. Only a user's own set can have others.
template <class Set>
[[nodiscard]] U8LIT_ABI constexpr bool has_scalar_values_only(const Set& set) noexcept {
  for (const code_point_range range : set) {
    if (!is_scalar_range(range.first, range.last)) return false;
  }
  return true;
}
template <size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr bool has_scalar_values_only(const code_point_ranges<Capacity>&) noexcept {
  return true;
}

// The same set with another capacity. Precondition: set.size() <= NewCapacity.
template <size_t NewCapacity, size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<NewCapacity> with_capacity(
    const code_point_ranges<Capacity>& set) noexcept {
  code_point_ranges<NewCapacity> result;
  for (const code_point_range range : set) result.unchecked_append(range);
  return result;
}

// A constant set without unused capacity: `exact_ranges<set>`.
template <const auto& Ranges>
inline constexpr code_point_ranges<Ranges.size()> exact_ranges = detail::with_capacity<Ranges.size()>(Ranges);

// Sorts ranges by their first numbers: a radix sort by four bits at a time, because a constant evaluator pays less for
// it than for comparisons. Linear.
template <size_t Capacity>
U8LIT_ABI constexpr void sort_by_first(code_point_range (&ranges)[Capacity], size_t size) noexcept {
  code_point_range buffer[Capacity]{};
  char32_t highest = 0;
  for (size_t at = 0; at < size; ++at) highest = highest < ranges[at].first ? ranges[at].first : highest;
  const auto sort_by_digit = [size](code_point_range* to, const code_point_range* from, unsigned shift) noexcept {
    size_t places[17]{};
    for (size_t at = 0; at < size; ++at) ++places[(from[at].first >> shift & 0xF) + 1];
    for (size_t digit = 1; digit < 16; ++digit) places[digit] += places[digit - 1];
    for (size_t at = 0; at < size; ++at) to[places[from[at].first >> shift & 0xF]++] = from[at];
  };
  for (unsigned shift = 0; highest >> shift > 0; shift += 8) {
    sort_by_digit(buffer, ranges, shift);
    sort_by_digit(ranges, buffer, shift + 4);
  }
}

// The union of ranges in any order. Sorts the array. Linear.
template <size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> make_code_point_ranges(
    code_point_range (&ranges)[Capacity], size_t size) noexcept {
  bool is_sorted = true;
  for (size_t at = 1; at < size && is_sorted; ++at) is_sorted = ranges[at - 1].first <= ranges[at].first;
  if (!is_sorted) detail::sort_by_first(ranges, size);
  code_point_ranges<Capacity> result;
  for (size_t at = 0; at < size; ++at) result.unchecked_append(ranges[at]);
  return result;
}

}  // namespace u8lit::detail

namespace u8lit {

/// Makes the set of some ranges and scalar values. Complexity: linear. Errors: what is not a range of scalar values
/// does not compile.
/// \param ranges  a braced list of scalar_ranges in any order, which may overlap
/// \return a code_point_ranges
/// \code
/// constexpr auto word = u8lit::make_code_points({{U'0', U'9'}, U'_'});
/// static_assert(word.contains(U'_'));
/// \endcode
template <size_t Count>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Count> make_code_points(
    const scalar_range (&ranges)[Count]) noexcept {
  code_point_range copies[Count]{};
  for (size_t at = 0; at < Count; ++at) copies[at] = ranges[at];
  return detail::make_code_point_ranges(copies, Count);
}
/// Makes the empty set.
/// \return a code_point_ranges of capacity 0
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<0> make_code_points() noexcept { return {}; }

}  // namespace u8lit

namespace u8lit::detail {

// The truth table of a set operation: bit 0 is for numbers in neither set, bit 1 for those in the right one only, bit 2
// for those in the left one only, bit 3 for those in both.
enum class membership : unsigned { in_any = 0b1110, in_both = 0b1000, in_left_only = 0b0100, in_one = 0b0110 };

// The nth number at which membership changes: the first of each range, and the one after its last. FFFFFFFF at the end.
[[nodiscard]] U8LIT_ABI constexpr char32_t nth_boundary(const code_point_range* ranges, size_t size,
                                                        size_t index) noexcept {
  if (index / 2 == size) return 0xFFFF'FFFF;
  return index % 2 == 0 ? ranges[index / 2].first : ranges[index / 2].last + 1;
}

// Goes through the boundaries of both sets in one pass. Precondition: the result has at most `Capacity` ranges.
template <membership Where, size_t Capacity, size_t Left, size_t Right>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> combine(const code_point_ranges<Left>& left,
                                                                      const code_point_ranges<Right>& right) noexcept {
  code_point_ranges<Capacity> result;
  char32_t first = 0;
  bool inside = false;
  for (size_t l = 0, r = 0; l < 2 * left.size() || r < 2 * right.size();) {
    const char32_t next_left = detail::nth_boundary(left.data(), left.size(), l);
    const char32_t next_right = detail::nth_boundary(right.data(), right.size(), r);
    const char32_t next = next_left < next_right ? next_left : next_right;
    l += next_left == next;
    r += next_right == next;
    const bool is_in = (static_cast<unsigned>(Where) >> (l % 2 * 2 + r % 2) & 1) != 0;
    if (is_in && !inside) first = next;
    if (inside && !is_in) result.unchecked_append({first, next - 1});
    inside = is_in;
  }
  return result;
}

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the union of two sets: what is in either. The capacity of the result is the least that is always sufficient.
/// Complexity: linear in both sizes. Errors: none.
/// \return a code_point_ranges
/// \code
/// constexpr auto word = letters | digits;
/// \endcode
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator|(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_any, Left + Right>(left, right);
}

/// Returns the intersection of two sets: what is in both. Complexity: linear in both sizes. Errors: none.
/// \code
/// static_assert((letters & digits).empty());
/// \endcode
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator&(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_both, Left == 0 || Right == 0 ? 0 : Left + Right - 1>(left, right);
}

/// Returns the difference of two sets: what is in the left one but not in the right one.
/// Complexity: linear in both sizes. Errors: none.
/// \code
/// constexpr auto consonants = letters - vowels;
/// \endcode
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator-(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_left_only, Left == 0 ? 0 : Left + Right>(left, right);
}

/// Returns the symmetric difference of two sets: what is in exactly one of them.
/// Complexity: linear in both sizes. Errors: none.
/// \code
/// static_assert((digits ^ digits).empty());
/// \endcode
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator^(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_one, Left + Right>(left, right);
}

/// Returns the complement of a set: all other scalar values. Surrogates are in no complement. Complexity: linear in
/// size(). Errors: none.
/// \return a code_point_ranges
/// \code
/// static_assert((~digits).count() == 1'112'064 - 10);
/// \endcode
template <size_t Capacity>
U8LIT_ABI constexpr code_point_ranges<Capacity + 2> operator~(const code_point_ranges<Capacity>& set) noexcept {
  return all_scalar_values - set;
}

/// Returns whether all members of one set are in another. Complexity: linear in both sizes. Errors: none.
/// \param part   the set with the members to look up
/// \param whole  the set to look them up in
/// \return whether `part` is a subset of `whole`
/// \code
/// static_assert(u8lit::is_subset(digits, word));
/// \endcode
template <size_t Part, size_t Whole>
[[nodiscard]] U8LIT_ABI constexpr bool is_subset(const code_point_ranges<Part>& part,
                                                 const code_point_ranges<Whole>& whole) noexcept {
  size_t at = 0;
  for (const code_point_range range : part) {
    while (at < whole.size() && whole.nth(at).last < range.first) ++at;
    if (at == whole.size() || range.first < whole.nth(at).first || whole.nth(at).last < range.last) return false;
  }
  return true;
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
