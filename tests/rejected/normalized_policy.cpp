// SPDX-License-Identifier: BSL-1.0
// A letter and its accent where they must be one character.
#include <u8lit/literals.hpp>
#include <u8lit/normalization.hpp>
#include <u8lit/policy.hpp>

extern u8lit::restricted_constant<"cafe\u0301", u8lit::policy::nfc> text;  // refused

// g++: U+0301 at byte 5 violates a policy: Normalization Form C
// clang: U+0301 at byte 5 violates a policy: | Normalization Form C
// clang 14-15: u8lit::detail::violates<u8lit::policy::nfc, | at_byte<5> | byte::x03 | byte::x01
// first: g++ | clang
