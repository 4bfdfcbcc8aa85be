// SPDX-License-Identifier: BSL-1.0
// A default argument is refused where it is written.
#include <u8lit/code_point_set.hpp>

void take(u8lit::scalar_range range = {U'z', U'a'}); void show(); void show() { take(); }  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | clang
// lines: g++ 14+: 5
// mended: void take(u8lit::scalar_range range = {U'a', U'z'}); void show(); void show() { take(); }
