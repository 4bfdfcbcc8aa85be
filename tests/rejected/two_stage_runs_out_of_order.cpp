// SPDX-License-Identifier: BSL-1.0
// Runs of a table that are not in order: the third begins before the second.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_range runs[]{{0x41, 0x5A}, {0x400, 0x4FF}, {0x61, 0x7A}};
constexpr unsigned table = u8lit::detail::make_two_stage_table<runs, 1>[0x41];  // refused

// g++: invalid_runs::reversed_or_not_after_the_previous_run<u8lit::detail::invalid_runs::run_number<3
// clang: invalid_runs::reversed_or_not_after_the_previous_run<u8lit::detail::invalid_runs::run_number<3
// first: g++ | clang
