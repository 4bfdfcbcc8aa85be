// SPDX-License-Identifier: BSL-1.0
// A Cyrillic letter in a Latin word.
#include <u8lit/confusables.hpp>
#include <u8lit/policy.hpp>

extern u8lit::restricted_constant<"p\u0430ypal", u8lit::policy::single_script> service;  // refused

// g++: U+0430 at byte 2 violates a policy: single script (UTS #39)
// clang: U+0430 at byte 2 violates a policy: | single script (UTS #39)
// clang 14-15: u8lit::detail::violates<u8lit::policy::single_script, | at_byte<2> | byte::x04 | byte::x30
// first: g++ | clang
