// SPDX-License-Identifier: BSL-1.0
// A letter beyond ASCII.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"caf\u00E9", u8lit::policy::ascii_only> text;  // refused

// g++: U+00E9 at byte 4 violates a policy: ASCII only
// clang: U+00E9 at byte 4 violates a policy: | ASCII only
// clang 14-15: u8lit::detail::violates<u8lit::policy::ascii_only, | at_byte<4> | byte::x00 | byte::xE9
// first: g++ | clang
