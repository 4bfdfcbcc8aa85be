// SPDX-License-Identifier: BSL-1.0
// A negative number, which is none of any character.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{-1, 5}});  // refused

// g++: negative numbers are not scalar values (RFC 3629, section 3) | -1, 5
// clang: negative numbers are not scalar values (RFC 3629, section 3)
// first: g++ 12-13 | clang
// lines: g++ 14+: 4
