// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_SORTED_SEARCH_HPP
#define U8LIT_UNICODE_SORTED_SEARCH_HPP

#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/base/begin.hpp>

// Binary search in tables that are small enough for it. Every step halves what is left, without a branch.

namespace u8lit::detail {

// The place of the last of the numbers that is not above a value; 0 if there is none.
template <class Number, size_t Count>
[[nodiscard]] U8LIT_ABI constexpr size_t last_not_above(const Number (&numbers)[Count], char32_t value) noexcept {
  size_t at = 0;
  for (size_t count = Count; count > 1;) {
    const size_t half = count / 2;
    if (numbers[at + half] <= value) at += half;
    count -= half;
  }
  return at;
}
// Whether a value is in one of the ranges.
template <size_t Count>
[[nodiscard]] U8LIT_ABI constexpr bool is_in_ranges(const code_point_range (&ranges)[Count], char32_t value) noexcept {
  if (value < ranges[0].first) return false;
  size_t at = 0;
  for (size_t count = Count; count > 1;) {
    const size_t half = count / 2;
    if (ranges[at + half].first <= value) at += half;
    count -= half;
  }
  return ranges[at].contains(value);
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
