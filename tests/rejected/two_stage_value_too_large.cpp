// SPDX-License-Identifier: BSL-1.0
// A value of 5 bits in a table of 4: the second.
#include <u8lit/code_point_map.hpp>

struct run {
  unsigned first, last, value;
};
inline constexpr run runs[]{{0x41, 0x5A, 15}, {0x61, 0x7A, 16}};
constexpr unsigned value = u8lit::detail::make_two_stage_table<runs, 4>[0x41];  // refused

// g++: invalid_runs::value_of_too_many_bits<u8lit::detail::invalid_runs::run_number<2
// clang: invalid_runs::value_of_too_many_bits<u8lit::detail::invalid_runs::run_number<2
// first: g++ | clang
