// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_PROPERTY_RUNS_HPP
#define U8LIT_UNICODE_PROPERTY_RUNS_HPP

#include <u8lit/code_point/code_point_map.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/base/begin.hpp>

// Sets of code points from the tables of properties. A property of which each code point has one of many values is
// there twice: as runs of equal values, from which compilers make sets, in a time that depends on the number of runs,
// and in stages, for look-up. To make one of the other takes compilers longer than to read it. Programs keep the
// stages, and of the sets those that they name.

namespace u8lit::detail {

// Appends scalar values to a set: a run may contain surrogates.
template <size_t Capacity>
U8LIT_ABI constexpr void append_scalars(code_point_ranges<Capacity>& set, char32_t first, char32_t last) noexcept {
  if (first < surrogates.first && last >= surrogates.first) {
    set.unchecked_append({first, surrogates.first - 1});
    first = surrogates.last + 1;
  } else if (surrogates.contains(first)) {
    first = surrogates.last + 1;
  }
  if (surrogates.contains(last)) last = surrogates.first - 1;
  if (first <= last) set.unchecked_append({first, last});
}

// The scalar values of the runs that a predicate on their values selects. The array of runs ends at U+10FFFF.
template <const auto& Runs, unsigned Bits, class Predicate>
U8LIT_ABI constexpr auto select_runs(Predicate selects) noexcept {
  code_point_ranges<sizeof Runs / sizeof *Runs + 1> result;
  char32_t first = 0;
  for (const unsigned run : Runs) {
    const char32_t end = first + (run >> Bits);
    if (selects(run & ((1u << Bits) - 1))) detail::append_scalars(result, first, end - 1);
    first = end;
  }
  return result;
}
// The scalar values in every other run: lengths outside and inside alternate.
template <const auto& Lengths>
U8LIT_ABI constexpr auto select_inside() noexcept {
  code_point_ranges<sizeof Lengths / sizeof *Lengths / 2 + 1> result;
  char32_t first = 0;
  bool inside = false;
  for (const unsigned length : Lengths) {
    if (inside) detail::append_scalars(result, first, first + length - 1);
    first += length;
    inside = !inside;
  }
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
