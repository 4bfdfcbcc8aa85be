// SPDX-License-Identifier: BSL-1.0
// A range by itself.
#include <u8lit/code_point_set.hpp>

const u8lit::scalar_range range{U'z', U'a'};  // refused

// g++: u8lit::detail::not_a_scalar_range::reversed{122, 97}
// g++ 14+: modification of 'range' from outside current evaluation is not a constant expression
// clang: reversed_range(122, 97, {{&"7A"[0], | {{&"61"[0]
// clang 14: no range of scalar values (RFC 3629 section 3)
// errors: g++ 14+: 2
// lines: g++ 14-15: 13
