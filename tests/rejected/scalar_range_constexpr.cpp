// SPDX-License-Identifier: BSL-1.0
// A set that is a constant: clang says it twice, of the constant and of the range.
#include <u8lit/code_point_set.hpp>

inline constexpr auto set = u8lit::make_code_points({U'_', {U'z', U'a'}});  // refused

// g++: u8lit::detail::not_a_scalar_range::reversed{122, 97}
// clang: reversed_range(122, 97, {{&"7A"[0], | {{&"61"[0]
// errors: clang: 2
// lines: clang: 24
