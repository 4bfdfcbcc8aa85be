// SPDX-License-Identifier: BSL-1.0
// A set of one's own with ranges that are not in order.
#include <cstddef>
#include <u8lit/code_point_set.hpp>

struct letters {
  u8lit::code_point_range ranges[2]{{U'a', U'z'}, {U'A', U'Z'}};

  constexpr const u8lit::code_point_range* begin() const { return ranges; }
  constexpr const u8lit::code_point_range* end() const { return ranges + 2; }
  constexpr std::size_t size() const { return 2; }
  constexpr bool contains(char32_t value) const { return ranges[0].contains(value) || ranges[1].contains(value); }
};
inline constexpr letters all;
inline constexpr auto& set = u8lit::make_code_point_set<all>;  // refused

// g++: range 2 (U+0041 to U+005A) does not begin after range 1 (to U+007A): write disjoint ranges in order
// clang: range 2 (U+0041 to U+005A) does not | begin after range 1 (to U+007A): | write disjoint ranges in order
// clang 14-15: invalid_ranges::not_after_the_previous_range<u8lit::detail::invalid_ranges::range_number<2
// first: g++ | clang
// mended: inline constexpr auto in_order = u8lit::make_code_points({{U'A', U'Z'}, {U'a', U'z'}});
// mended: inline constexpr auto& set = u8lit::make_code_point_set<in_order>;
