// SPDX-License-Identifier: BSL-1.0
// A set of one's own with surrogates.
#include <cstddef>
#include <u8lit/code_point_set.hpp>

struct characters {
  u8lit::code_point_range ranges[2]{{U'a', U'z'}, {0xD000, 0xDFFF}};

  constexpr const u8lit::code_point_range* begin() const { return ranges; }
  constexpr const u8lit::code_point_range* end() const { return ranges + 2; }
  constexpr std::size_t size() const { return 2; }
  constexpr bool contains(char32_t value) const { return ranges[0].contains(value) || ranges[1].contains(value); }
};
inline constexpr characters all;
inline constexpr auto& set = u8lit::make_code_point_set<all>;  // refused

// g++: invalid_ranges::has_surrogates_or_numbers_above_U_10FFFF<u8lit::detail::invalid_runs::run_number<2
// clang: invalid_ranges::has_surrogates_or_numbers_above_U_10FFFF<u8lit::detail::invalid_runs::run_number<2
// first: g++ | clang
