// SPDX-License-Identifier: BSL-1.0
// A range that a function makes of its parameters: they are no constants where it is written.
#include <u8lit/code_point_set.hpp>

consteval u8lit::scalar_range between(char32_t from, char32_t to) { return {from, to}; }
const auto range = between(U'z', U'a');  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: "this range is reversed, write its lower end first"[0], 122, 97}
// first: g++ 12-13
// lines: clang: 15
// mended: const auto range = between(U'a', U'z');
