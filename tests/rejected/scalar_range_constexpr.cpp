// SPDX-License-Identifier: BSL-1.0
// A set that is a constant. Clang 14 to 22 go on with a value that is not defined (compiler.hpp: refused_number), and so
// the set is not constant, too.
#include <u8lit/code_point_set.hpp>

inline constexpr auto set = u8lit::make_code_points({U'_', {U'z', U'a'}});  // refused

// g++: this range is reversed, write its lower end first | 122, 97
// clang: this range is reversed, write its lower end first
// first: g++ 12-13 | g++ 16+ | clang
// errors: clang 14-22: 2
// lines: clang 14-22: 18
// mended: inline constexpr auto set = u8lit::make_code_points({U'_', {U'a', U'z'}});
