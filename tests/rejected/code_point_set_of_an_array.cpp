// SPDX-License-Identifier: BSL-1.0
// An array of ranges, which has no `contains`.
#include <u8lit/code_point_set.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'A', U'Z'}, {U'a', U'z'}};
inline constexpr auto& set = u8lit::make_code_point_set<letters>;  // refused

// g++: this is not a set of characters: write one as make_code_points({{first, last}, ...})
// clang: this is not a set of characters: | write one as make_code_points({{firs
// clang 14-15: invalid_ranges::a_set_needs_ranges_and_size_and_contains
// first: g++ | clang
// mended: inline constexpr auto made = u8lit::make_code_points({{U'A', U'Z'}, {U'a', U'z'}});
// mended: inline constexpr auto& set = u8lit::make_code_point_set<made>;
