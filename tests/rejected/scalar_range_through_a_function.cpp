// SPDX-License-Identifier: BSL-1.0
// A range that a function makes of its parameters: where it is written, nobody knows whether it is right.
#include <u8lit/code_point_set.hpp>

consteval u8lit::scalar_range between(char32_t from, char32_t to) { return {from, to}; }
const auto range = between(U'z', U'a');  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// g++ 16+: U+007A to U+0061: this range is reversed, write its lower end first
// clang: "this range is reversed, write its lower end first"[0], 122, 97}
// first: g++ 12-13 | g++ 16+
// lines: g++: 10 | g++ 16+: 12 | clang: 21
