// SPDX-License-Identifier: BSL-1.0
// A literal for a parameter that takes identifiers only.
#include <u8lit/identifier.hpp>
#include <u8lit/policy.hpp>

void declare(u8lit::restricted_text<char, u8lit::policy::rust_identifier>);
void f();
void f() {
  declare("line width");  // refused
}

// g++: policy_refusal<u8lit::policy::rust_identifier>{((const char8_t*)"this text violates a policy") | "at byte"), 5 | 'U', '+', '0', '0', '2', '0'
// g++ 16+: constexpr message: U+0020 at byte 5 violates a policy: identifier of Rust
// clang: at byte 5, this text violates a policy, which is named below | the_policy_is<u8lit::policy::rust_identifier>
// first: clang
// lines: g++ 16+: 6 | clang: 6
