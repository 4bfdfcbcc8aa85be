// SPDX-License-Identifier: BSL-1.0
// A default member initializer is refused where it is written.
#include <u8lit/policy.hpp>

using tag = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
struct book { tag title = "caf\u00E9"; }; book* new_book(); book* new_book() { return new book(); }  // refused

// g++: u8lit::detail::policy_refusal<u8lit::policy::ascii_only>{((const char8_t*)"this text violates a policy") | "at byte"), 4 | 'U', '+', '0', '0', 'E', '9'
// g++ 16+: constexpr message: U+00E9 at byte 4 violates a policy: ASCII only
// clang: at byte 4, this text violates a policy: ASCII only | the_policy_is<u8lit::policy::ascii_only>
// first: clang
// errors: g++ 16+: 2
// lines: g++ 13: 12 | g++ 16+: 16 | clang: 6
