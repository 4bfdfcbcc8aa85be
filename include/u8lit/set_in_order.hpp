// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SET_IN_ORDER_HPP
#define U8LIT_SET_IN_ORDER_HPP

#include <u8lit/finding_names.hpp>
#include <u8lit/scalar_value.hpp>
#include <u8lit/compiler/begin.hpp>

// What is asked of a constant set of another make than code_point_ranges.hpp: that its ranges are in order and
// disjoint.

namespace u8lit {

namespace invalid_set {

// Incomplete types that say what is wrong; ranges count from 1.
template <size_t Number>
struct range_number;
template <class Character>
struct begins_at;
template <class Character>
struct ends_at;
template <class Range, class First, class Last>
struct reversed_range;
template <class Range, class Last, class Next, class First>
struct ranges_out_of_order_or_overlapping;

}  // namespace invalid_set

namespace sets_in_order {

struct in_order {};

// The range at fault, counted from 1, and the one before it; 0 if there is none.
struct survey {
  size_t at_fault = 0;
  code_point_range before{}, found{};
};
template <const auto& Set>
inline constexpr survey survey_of = [] {
  survey result;
  size_t number = 0;
  for (const code_point_range each : Set) {
    ++number;
    if (each.last < each.first || (number > 1 && each.first <= result.before.last)) {
      result.at_fault = number;
      result.found = each;
      break;
    }
    result.before = each;
  }
  return result;
}();

template <const auto& Set>
U8LIT_ABI constexpr auto find() noexcept {
  using namespace invalid_set;
  constexpr survey survey = survey_of<Set>;
  constexpr size_t number = survey.at_fault;
  using first = begins_at<finding::character_of<survey.found.first>>;
  if constexpr (number == 0) {
    return found_to_be<in_order>{};
  } else if constexpr (survey.found.last < survey.found.first) {
    using last = ends_at<finding::character_of<survey.found.last>>;
    return found_to_be<reversed_range<range_number<number>, first, last>>{};
  } else {
    using last = ends_at<finding::character_of<survey.before.last>>;
    using before = range_number<number - 1>;
    return found_to_be<ranges_out_of_order_or_overlapping<before, last, range_number<number>, first>>{};
  }
}

}  // namespace sets_in_order

// A constant that a range-based `for` takes `code_point_range`s of, in order, disjoint and none of them reversed.
template <const auto& Set>
concept set_in_order = sets_in_order::survey_of<Set>.at_fault == 0;

// What was found of it: incomplete, and so an error to use, if it is not in order.
template <const auto& Set>
using finding_of_set = typename decltype(sets_in_order::find<Set>())::type;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
