// SPDX-License-Identifier: BSL-1.0
// U+1FFFF is a noncharacter (Unicode 23.7); in UTF-16 it stands at the second code unit.
#include <u8lit.hpp>

extern u8lit::restricted_constant<u"a\U0001FFFF", u8lit::policy::no_noncharacters> text;  // refused

// g++: U+1FFFF at code unit 2 violates a policy: no noncharacters
// clang: U+1FFFF at code unit 2 violates a | policy: no noncharacters
// clang 14-15: u8lit::detail::violates<u8lit::policy::no_noncharacters, | at_code_unit<2> | byte::x00 | byte::x01 | byte::xFF | byte::xFF
// first: g++ | clang
