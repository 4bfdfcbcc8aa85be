// SPDX-License-Identifier: BSL-1.0
// Empty text has none.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"", u8lit::policy::one_scalar_value> text;  // refused

// g++: the end at byte 1 violates a policy: one scalar value
// clang: the end at byte 1 violates a | policy: one scalar value
// clang 14-15: u8lit::detail::violates<u8lit::policy::one_scalar_value, | at_byte<1> | end_of_text
// first: g++ | clang
