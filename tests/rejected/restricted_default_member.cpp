// SPDX-License-Identifier: BSL-1.0
// A default member initializer is refused where it is written.
#include <u8lit/policy.hpp>

using tag = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
struct book { tag title = "caf\u00E9"; }; book* new_book(); book* new_book() { return new book(); }  // refused

// g++: u8lit::detail::policy_refusal<u8lit::policy::ascii_only, | at_octet_number{4} | 'U', '+', '0', '0', 'E', '9'
// g++ 16+: constexpr message: U+00E9 at byte 4 violates a policy: ASCII only
// clang: refused_by_policy | (&"ASCII only"[0], 4, {{{&"E9"[0]
// clang 14-18: violates a policy
// lines: g++ 13: 12 | clang 19+: 18 | g++ 16+: 16
// errors: g++ 16+: 2
