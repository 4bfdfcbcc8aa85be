// SPDX-License-Identifier: BSL-1.0
// A hyphen in a name that must be an identifier of C++.
#include <u8lit/identifier.hpp>
#include <u8lit/policy.hpp>

extern u8lit::restricted_constant<"max-size", u8lit::policy::cpp_identifier> name;  // refused

// g++: U+002D at byte 4 violates a policy: identifier of C++
// clang: U+002D at byte 4 violates a policy: | identifier of C++
// clang 14-15: u8lit::detail::violates<u8lit::policy::cpp_identifier, | at_byte<4> | byte::x2D
// first: g++ | clang
