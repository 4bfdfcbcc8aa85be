// SPDX-License-Identifier: BSL-1.0
// A range the wrong way round, in the middle of a list.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'_', {U'z', U'a'}, U'!'});  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
// mended: const auto set = u8lit::make_code_points({U'_', {U'a', U'z'}, U'!'});
