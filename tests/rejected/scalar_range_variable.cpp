// SPDX-License-Identifier: BSL-1.0
// A range by itself.
#include <u8lit/code_point_set.hpp>

const u8lit::scalar_range range{U'z', U'a'};  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// g++ 16+: U+007A to U+0061: this range is reversed, write its lower end first
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang
// errors: g++ 14-15: 2
// lines: g++ 14-15: 13
