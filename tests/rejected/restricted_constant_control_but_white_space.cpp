// SPDX-License-Identifier: BSL-1.0
// U+0085 is white space, U+0080 is not.
#include <u8lit.hpp>

extern u8lit::restricted_constant<U"a\u0085\t\u0080", u8lit::policy::no_controls_but_white_space> text;  // refused

// g++: U+0080 at code unit 4 violates a policy: no controls but white space
// clang: U+0080 at code unit 4 violates a | policy: no controls but white space
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_controls_but_white_space, | at_code_unit<4> | byte::x00 | byte::x80
// first: g++ | clang
