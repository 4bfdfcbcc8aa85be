// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_ALGEBRA_HPP
#define U8LIT_CODE_POINT_ALGEBRA_HPP

#include <u8lit/code_point_ranges.hpp>
#include <u8lit/compiler/begin.hpp>

// Sets of scalar values made of others. Each costs one walk along both, and its capacity is the least that is sure to
// do. Surrogates are in no set, nor in a complement.

namespace u8lit {

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
    const char32_t of_left = u8lit::nth_boundary(left.data(), left.size(), l);
    const char32_t of_right = u8lit::nth_boundary(right.data(), right.size(), r);
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

// Union: what is in any of them.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator|(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return u8lit::combine<membership::in_any, Left + Right>(left, right);
}

// Intersection: what is in both.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator&(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return u8lit::combine<membership::in_both, Left == 0 || Right == 0 ? 0 : Left + Right - 1>(left, right);
}

// Difference: what is in the left one and not in the right one.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator-(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return u8lit::combine<membership::in_left_only, Left == 0 ? 0 : Left + Right>(left, right);
}

// Symmetric difference: what is in one of them but not in the other.
template <size_t Left, size_t Right>
U8LIT_ABI constexpr auto operator^(const code_point_ranges<Left>& left,
                                   const code_point_ranges<Right>& right) noexcept {
  return u8lit::combine<membership::in_one, Left + Right>(left, right);
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

#include <u8lit/compiler/end.hpp>

#endif
