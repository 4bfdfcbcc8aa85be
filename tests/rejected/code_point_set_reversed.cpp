// SPDX-License-Identifier: BSL-1.0
// A set of one's own with a range that ends before it begins.
#include <cstddef>
#include <u8lit/code_point_set.hpp>

struct characters {
  u8lit::code_point_range ranges[2]{{U'z', U'a'}, {0x4E00, 0x9FFF}};

  constexpr const u8lit::code_point_range* begin() const { return ranges; }
  constexpr const u8lit::code_point_range* end() const { return ranges + 2; }
  constexpr std::size_t size() const { return 2; }
  constexpr bool contains(char32_t value) const { return ranges[0].contains(value) || ranges[1].contains(value); }
};
inline constexpr characters all;
inline constexpr auto& set = u8lit::make_code_point_set<all>;  // refused

// g++: range 1 (U+007A to U+0061) is reversed: write its lower end first
// clang: range 1 (U+007A to U+0061) is | reversed: write its lower end first
// clang 14-15: invalid_ranges::reversed_or_not_of_scalar_values<u8lit::detail::invalid_ranges::range_number<1
// first: g++ | clang
// mended: inline constexpr auto in_order = u8lit::make_code_points({{U'a', U'z'}, {0x4E00, 0x9FFF}});
// mended: inline constexpr auto& set = u8lit::make_code_point_set<in_order>;
