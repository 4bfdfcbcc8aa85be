// SPDX-License-Identifier: BSL-1.0
// A default argument is refused where it is written.
#include <u8lit/code_point_set.hpp>

void take(u8lit::scalar_range range = {U'z', U'a'}); void show(); void show() { take(); }  // refused

// g++: u8lit::detail::not_a_scalar_range::reversed{122, 97}
// clang: reversed_range(122, 97, {{&"7A"[0], | {{&"61"[0]
// clang 16-18: no range of scalar values (RFC 3629 section 3)
// lines: clang 19+: 18
