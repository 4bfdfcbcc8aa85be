// SPDX-License-Identifier: BSL-1.0
// A default argument is refused where it is written.
#include <u8lit/policy.hpp>

using tag = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
void title(tag text = "caf\u00E9"); void show(); void show() { title(); }  // refused

// g++: u8lit::detail::policy_refusal<u8lit::policy::ascii_only, | at_octet_number{4} | 'U', '+', '0', '0', 'E', '9'
// g++ 16+: constexpr message: U+00E9 at byte 4 violates a policy: ASCII only
// clang: refused_by_policy | (&"ASCII only"[0], 4, {{{&"E9"[0]
// clang 16-18: violates a policy
// lines: clang 19+: 18 | g++ 16+: 7
