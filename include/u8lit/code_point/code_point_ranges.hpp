// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_CODE_POINT_RANGES_HPP
#define U8LIT_CODE_POINT_CODE_POINT_RANGES_HPP

#include <u8lit/code_point/scalar_range.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

// A set of scalar values in the form of a constant: at most `Capacity` ranges, in order, disjoint and not adjacent, so
// that equal sets are equal ranges. A random access range of `code_point_range`s. Made by `code_points_of`, of a text,
// of a predicate, or of other sets by `|`, `&`, `-`, `^` and `~`; code_point_set.hpp is a faster one to look up in.
// Usable as a template argument, but the symbols' names then grow with it: `template <const auto& Set>` takes it, too.
template <size_t Capacity>
struct code_point_ranges {
  using value_type = code_point_range;
  using const_iterator = const value_type*;
  using iterator = const_iterator;

  // Public because a template argument's members must be; to write to them is to call `unchecked_append`.
  code_point_range unchecked_ranges[Capacity == 0 ? 1 : Capacity]{};
  size_t unchecked_size = 0;

  U8LIT_ABI constexpr code_point_ranges() noexcept = default;

  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* data() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges;
  }
  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* begin() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges;
  }
  [[nodiscard]] U8LIT_ABI constexpr const code_point_range* end() const noexcept U8LIT_LIFETIMEBOUND {
    return unchecked_ranges + unchecked_size;
  }
  // The range of an index, from 0. Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr code_point_range nth(size_t index) const noexcept {
    return unchecked_ranges[index];
  }

  // How many ranges there are, and how many scalar values in them. The latter is linear in the former.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return unchecked_size; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return unchecked_size == 0; }
  [[nodiscard]] U8LIT_ABI constexpr size_t count() const noexcept {
    size_t result = 0;
    for (const code_point_range range : *this) result += range.last - range.first + 1;
    return result;
  }

  // Whether the number is in the set. Surrogates and what is no code point at all, negative or too large, are in none;
  // nor is a char beyond 7F, which is part of a character. Logarithmic in the size.
  template <detail::integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    if (!detail::is_scalar_number(number)) return false;
    const char32_t value = static_cast<char32_t>(number);
    size_t at = 0;  // what is before it ends before the value
    for (size_t rest = unchecked_size; rest > 0;) {
      const size_t half = rest / 2;
      const bool before = unchecked_ranges[at + half].last < value;
      at = before ? at + half + 1 : at;
      rest = before ? rest - half - 1 : half;
    }
    return at < unchecked_size && unchecked_ranges[at].first <= value;
  }

  // Adds a range of scalar values. Preconditions: it begins where the last one does or behind that, and there is room,
  // unless it overlaps that or is adjacent to it. Anything else breaks the promise of this type.
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

// Equal if the same scalar values are in both. Linear in the size.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr bool operator==(const code_point_ranges<Left>& left,
                                    const code_point_ranges<Right>& right) noexcept {
  if (left.size() != right.size()) return false;
  for (size_t at = 0; at < left.size(); ++at) {
    if (left.unchecked_ranges[at] != right.unchecked_ranges[at]) return false;
  }
  return true;
}

}  // namespace u8lit

namespace u8lit::detail {

// Asked for a code point, it looks at all of the number: not so octets and strings, which would cut it off.
template <class Set>
concept asked_in_full = requires(const Set& set, char32_t number) { set.contains({number}); } ||
                        requires(const Set& set, char32_t number) { set.template contains<char32_t>(number); };

// Whatever tells which code points are in it, also of ASCII in an octet: a single range does, too.
template <class Set>
concept set_of_code_points = asked_in_full<Set> && requires(const Set& set, char32_t number, unsigned char ascii) {
  static_cast<bool>(set.contains(number)) && static_cast<bool>(set.contains(ascii));
};

// Whether nothing but scalar values is in a constant set, which a user's own may not see to.
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

}  // namespace u8lit::detail

namespace u8lit {

// All 1,112,064: U+0000..U+D7FF and U+E000..U+10FFFF.
inline constexpr code_point_ranges<2> all_scalar_values = [] {
  code_point_ranges<2> result;
  result.unchecked_append({code_points.first, detail::surrogates.first - 1});
  result.unchecked_append({detail::surrogates.last + 1, code_points.last});
  return result;
}();

}  // namespace u8lit

namespace u8lit::detail {

// The same set in another capacity. Precondition: there is room for it.
template <size_t Size, size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Size> in_capacity(const code_point_ranges<Capacity>& set) noexcept {
  code_point_ranges<Size> result;
  for (const code_point_range range : set) result.unchecked_append(range);
  return result;
}

// A constant set in as much storage as it needs: `exact_ranges<set>`.
template <const auto& Ranges>
inline constexpr code_point_ranges<Ranges.size()> exact_ranges = detail::in_capacity<Ranges.size()>(Ranges);

}  // namespace u8lit::detail

// Sets of scalar values made of ranges in any order.

namespace u8lit::detail {

// Sorts ranges by where they begin, without comparing them: by four bits of the number at a time, the lowest first, so
// that thousands of them cost a constant evaluator little. Linear.
template <size_t Capacity>
U8LIT_ABI constexpr void sort_by_first(code_point_range (&ranges)[Capacity], size_t size) noexcept {
  code_point_range sorted_once[Capacity]{};
  char32_t highest = 0;
  for (size_t at = 0; at < size; ++at) highest = highest < ranges[at].first ? ranges[at].first : highest;
  const auto sort_to = [size](code_point_range* to, const code_point_range* from, unsigned shift) noexcept {
    size_t places[17]{};
    for (size_t at = 0; at < size; ++at) ++places[(from[at].first >> shift & 0xF) + 1];
    for (size_t digit = 1; digit < 16; ++digit) places[digit] += places[digit - 1];
    for (size_t at = 0; at < size; ++at) to[places[from[at].first >> shift & 0xF]++] = from[at];
  };
  for (unsigned shift = 0; highest >> shift > 0; shift += 8) {
    sort_to(sorted_once, ranges, shift);
    sort_to(ranges, sorted_once, shift + 4);
  }
}

}  // namespace u8lit::detail

namespace u8lit {

// The set of what is in any of the ranges, which may be in any order and overlap. Linear in their number.
template <size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> unite(code_point_range (&ranges)[Capacity],
                                                                    size_t size) noexcept {
  bool in_order = true;
  for (size_t at = 1; at < size && in_order; ++at) in_order = ranges[at - 1].first <= ranges[at].first;
  if (!in_order) detail::sort_by_first(ranges, size);
  code_point_ranges<Capacity> result;
  for (size_t at = 0; at < size; ++at) result.unchecked_append(ranges[at]);
  return result;
}

// The set of these ranges and scalar values, in any order, overlapping or not: `code_points_of({{U'0', U'9'}, U'_'})`.
// Of none: `code_points_of()`. What is no scalar value does not compile, nor a reversed range or one with surrogates in
// it. Linear.
template <size_t Count>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Count> code_points_of(const scalar_range (&ranges)[Count])
    noexcept {
  code_point_range copies[Count]{};
  for (size_t at = 0; at < Count; ++at) copies[at] = ranges[at];
  return u8lit::unite(copies, Count);
}
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<0> code_points_of() noexcept { return {}; }

}  // namespace u8lit

// Sets of scalar values made of others. Each costs one walk along both, and its capacity is the least that is sure to
// do. Surrogates are in no set, nor in a complement.

namespace u8lit::detail {

// In which of two sets a member of their combination is: neither (1), the right one only (2), the left one only (4),
// both (8).
enum class membership : unsigned { in_any = 0b1110, in_both = 0b1000, in_left_only = 0b0100, in_one = 0b0110 };

// Where ranges begin, and where what is in none of them begins again, in order; beyond all code points at the end.
[[nodiscard]] U8LIT_ABI constexpr char32_t nth_boundary(const code_point_range* ranges, size_t size,
                                                        size_t index) noexcept {
  if (index / 2 == size) return 0xFFFF'FFFF;
  return index % 2 == 0 ? ranges[index / 2].first : ranges[index / 2].last + 1;
}

template <membership Where, size_t Capacity, size_t Left, size_t Right>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> combine(const code_point_ranges<Left>& left,
                                                        const code_point_ranges<Right>& right) noexcept {
  code_point_ranges<Capacity> result;
  char32_t first = 0;
  bool inside = false;
  for (size_t l = 0, r = 0; l < 2 * left.size() || r < 2 * right.size();) {
    const char32_t of_left = detail::nth_boundary(left.data(), left.size(), l);
    const char32_t of_right = detail::nth_boundary(right.data(), right.size(), r);
    const char32_t next = of_left < of_right ? of_left : of_right;
    l += of_left == next;
    r += of_right == next;
    const bool is_in = (static_cast<unsigned>(Where) >> (l % 2 * 2 + r % 2) & 1) != 0;
    if (is_in && !inside) first = next;
    if (inside && !is_in) result.unchecked_append({first, next - 1});
    inside = is_in;
  }
  return result;
}

}  // namespace u8lit::detail

namespace u8lit {

// Union: what is in any of them.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator|(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_any, Left + Right>(left, right);
}

// Intersection: what is in both.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator&(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_both, Left == 0 || Right == 0 ? 0 : Left + Right - 1>(left, right);
}

// Difference: what is in the left one and not in the right one.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator-(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_left_only, Left == 0 ? 0 : Left + Right>(left, right);
}

// Symmetric difference: what is in one of them but not in the other.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator^(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return detail::combine<detail::membership::in_one, Left + Right>(left, right);
}

// Complement: all other scalar values.
template <size_t Capacity>
U8LIT_ABI constexpr code_point_ranges<Capacity + 2> operator~(const code_point_ranges<Capacity>& set) noexcept {
  return all_scalar_values - set;
}

// Whether each member of the first is one of the second. Linear in both sizes.
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
