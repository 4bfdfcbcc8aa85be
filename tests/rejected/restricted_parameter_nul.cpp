// SPDX-License-Identifier: BSL-1.0
// A NUL inside would end a C string early: "/tmp" is opened.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f();
void f() {
  take("/tmp\0x");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_interior_nul>{((const char8_t*)"this text violates a policy") | "at byte"), 5 | 'U', '+', '0', '0', '0', '0'
// g++ 16+: constexpr message: U+0000 at byte 5 violates a policy: no interior NUL
// clang: at byte 5, this text violates a policy: no interior NUL | the_policy_is<u8lit::policy::no_interior_nul>
// first: clang
// lines: g++ 16+: 6 | clang: 6
