// SPDX-License-Identifier: BSL-1.0
// A NUL inside would end a C string early: "/tmp" is opened.
#include <u8lit.hpp>

extern u8lit::restricted_constant<"/tmp\0x", u8lit::policy::no_interior_nul> text;  // refused

// g++: U+0000 at byte 5 violates a policy: no interior NUL
// clang: U+0000 at byte 5 violates a policy: | no interior NUL
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_interior_nul, | at_byte<5> | byte::x00 | byte::x00
// first: g++ | clang
