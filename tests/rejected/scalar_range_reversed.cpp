// SPDX-License-Identifier: BSL-1.0
// A range the wrong way round, in the middle of a list.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'_', {U'z', U'a'}, U'!'});  // refused

// g++: u8lit::detail::not_a_scalar_range::reversed{122, 97}
// clang: reversed_range(122, 97, {{&"7A"[0], | {{&"61"[0]
