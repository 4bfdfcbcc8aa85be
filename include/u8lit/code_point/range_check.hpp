// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_RANGE_CHECK_HPP
#define U8LIT_CODE_POINT_RANGE_CHECK_HPP

#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// What is wrong with the ranges of a user's own set, in words.

namespace u8lit::detail {

// The first range at fault, by its number from 1, and the range before it. The number is 0 if nothing is wrong.
struct range_at_fault {
  size_t number = 0;
  code_point_range before{}, range{};
};

// Finds the first range that is reversed, does not begin after the range before it, or contains other numbers than
// scalar values where these are required.
template <class Set>
[[nodiscard]] U8LIT_ABI constexpr range_at_fault find_range_at_fault(const Set& set, bool scalars) noexcept {
  range_at_fault result;
  for (size_t number = 1; const code_point_range range : set) {
    if (range.last < range.first || (number > 1 && range.first <= result.before.last) ||
        (scalars && !detail::is_scalar_range(range.first, range.last)))
      return {number, result.before, range};
    result.before = range;
    ++number;
  }
  return {};
}

// "range 2 (U+0041 to U+005A) does not begin after range 1 (to U+007A): write disjoint ranges in order".
template <const range_at_fault& Found>
U8LIT_ABI constexpr sentence words_for_range() noexcept {
  constexpr code_point_range range = Found.range, before = Found.before;
  sentence words;
  words.append(u8"range ").append_decimal(Found.number).append(u8" (U+").append_hexadecimal(range.first, 4);
  words.append(u8" to U+").append_hexadecimal(range.last, 4);
  if (range.last < range.first) return words.append(u8") is reversed: write its lower end first");
  if (Found.number == 1 || before.last < range.first)
    return words.append(range.last > code_points.last ? u8") goes beyond U+10FFFF"
                                                      : u8") contains surrogates: leave out U+D800 to U+DFFF");
  return words.append(u8") does not begin after range ").append_decimal(Found.number - 1).append(u8" (to U+")
      .append_hexadecimal(before.last, 4).append(u8"): write disjoint ranges in order");
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
