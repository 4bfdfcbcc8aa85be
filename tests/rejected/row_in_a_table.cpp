// SPDX-License-Identifier: BSL-1.0
// A reversed row among others.
#include <u8lit/code_point_map.hpp>

inline constexpr u8lit::code_point_row<int> rows[]{{'A', 'Z', 1}, {'z', 'a', 2}};  // refused

// g++: reversed{122, 97}
// clang: reversed_range(122, 97, {{&"7A"[0]
// errors: g++: 2 | g++ 14+: 1 | clang: 2 | clang 14: 1
// lines: g++: 14 | clang: 30
