// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINTS_OF_HPP
#define U8LIT_CODE_POINTS_OF_HPP

#include <u8lit/code_point_ranges.hpp>
#include <u8lit/compiler/begin.hpp>

// Sets of scalar values made of ranges in any order.

namespace u8lit {

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

// The set of what is in any of the ranges, which may be in any order and overlap. Linear in their number.
template <size_t Capacity>
[[nodiscard]] U8LIT_ABI constexpr code_point_ranges<Capacity> unite(code_point_range (&ranges)[Capacity],
                                                                    size_t size) noexcept {
  bool in_order = true;
  for (size_t at = 1; at < size && in_order; ++at) in_order = ranges[at - 1].first <= ranges[at].first;
  if (!in_order) u8lit::sort_by_first(ranges, size);
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

#include <u8lit/compiler/end.hpp>

#endif
