// SPDX-License-Identifier: BSL-1.0
// Files that begin with a signature were joined (RFC 3629 section 6).
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_mark>);
void f();
void f() {
  take("\uFEFFa\n\uFEFFb");  // refused
}

// g++: u8lit::detail::policy_refusal<u8lit::policy::no_interior_mark>{((const char8_t*)"this text violates a policy") | "at byte"), 6 | 'U', '+', 'F', 'E', 'F', 'F'
// g++ 16+: constexpr message: U+FEFF at byte 6 violates a policy: no interior mark
// clang: at byte 6, this text violates a policy: no interior mark | the_policy_is<u8lit::policy::no_interior_mark>
// first: clang
// lines: g++ 16+: 6 | clang: 6
