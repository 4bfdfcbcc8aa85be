// SPDX-License-Identifier: BSL-1.0
// e and a combining acute accent are two.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"e\u0301", u8lit::policy::one_scalar_value> text;  // refused

// g++: U+0301 at byte 2 violates a policy: one scalar value
// clang: U+0301 at byte 2 violates a policy:
// clang 14-15: u8lit::detail::violates<u8lit::policy::one_scalar_value, | at_byte<2> | byte::x03 | byte::x01
// first: g++ | clang
