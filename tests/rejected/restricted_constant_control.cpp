// SPDX-License-Identifier: BSL-1.0
// An escape that a terminal would obey.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"a\x1B[2J", u8lit::policy::no_controls> text;  // refused

// g++: U+001B at byte 2 violates a policy: no controls
// clang: U+001B at byte 2 violates a policy: | no controls
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_controls, | at_byte<2> | byte::x00 | byte::x1B
// first: g++ | clang
