// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_RANGES_HPP
#define U8LIT_CODE_POINT_RANGES_HPP

#include <u8lit/scalar_range.hpp>
#include <u8lit/compiler/begin.hpp>

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
  template <integer Number>
  [[nodiscard]] U8LIT_ABI constexpr bool contains(Number number) const noexcept {
    if (!u8lit::is_scalar_number(number)) return false;
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

// All 1,112,064: U+0000..U+D7FF and U+E000..U+10FFFF.
inline constexpr code_point_ranges<2> all_scalar_values = [] {
  code_point_ranges<2> result;
  result.unchecked_append({code_points.first, surrogates.first - 1});
  result.unchecked_append({surrogates.last + 1, code_points.last});
  return result;
}();

// The same set in another capacity. Precondition: there is room for it.
template <size_t Size, size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Size> in_capacity(const code_point_ranges<Capacity>& set) noexcept {
  code_point_ranges<Size> result;
  for (const code_point_range range : set) result.unchecked_append(range);
  return result;
}

// A constant set in as much storage as it needs: `exact_ranges<set>`.
template <const auto& Ranges>
inline constexpr code_point_ranges<Ranges.size()> exact_ranges = u8lit::in_capacity<Ranges.size()>(Ranges);

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
