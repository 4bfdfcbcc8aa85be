// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_ranges.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// In any order, overlapping, one in another or adjacent: as few ranges as there can be, in order.
static_assert(code_points_of({{U'0', U'9'}, U'_'}).size() == 2 && code_points_of({U'_', {U'0', U'9'}}).nth(0).first == U'0');
static_assert(code_points_of({{U'a', U'm'}, {U'g', U'z'}}).size() == 1 && code_points_of({{U'a', U'z'}, {U'g', U'm'}}).size() == 1);
static_assert(code_points_of({U'c', U'a', U'b'}) == code_points_of({{U'a', U'c'}}) && code_points_of({U'a', U'a'}).count() == 1);
static_assert(code_points_of({U'\uE000', U'\uD7FF'}).size() == 2);  // with the surrogates between them
static_assert(code_points_of({{U'\0', U'\uD7FF'}, {U'\uE000', U'\U0010FFFF'}}) == all_scalar_values);
static_assert(code_points_of().empty() && code_points_of().count() == 0);

// Many, sorted by digits: what is not in the first four bits, and what is in the last.
constexpr bool unites_many() {
  code_point_range ranges[300];
  for (char32_t at = 0; at < 300; ++at) ranges[at] = {at * 7919 % 300 * 0xDA, at * 7919 % 300 * 0xDA + at % 3};
  const auto set = make_code_point_ranges(ranges, 300);
  for (size_t at = 0; at < 300; ++at) {
    if (set.nth(at).first != at * 0xDA) return false;
  }
  return set.size() == 300;
}
static_assert(unites_many());

int main() { return at_run_time(unites_many); }
