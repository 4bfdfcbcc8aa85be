// SPDX-License-Identifier: BSL-1.0
// An array of ranges, which has no `contains`.
#include <u8lit/code_point_set.hpp>

inline constexpr u8lit::code_point_range letters[]{{U'A', U'Z'}, {U'a', U'z'}};
inline constexpr auto& set = u8lit::make_code_point_set<letters>;  // refused

// g++: invalid_ranges::a_set_needs_ranges_and_size_and_contains
// clang: invalid_ranges::a_set_needs_ranges_and_size_and_contains
// first: g++ | clang
