// SPDX-License-Identifier: BSL-1.0
// A range by itself.
#include <u8lit/code_point_set.hpp>

const u8lit::scalar_range range{U'z', U'a'};  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | clang
// errors: g++ 14+: 2
// lines: g++ 14+: 11
// mended: const u8lit::scalar_range range{U'a', U'z'};
