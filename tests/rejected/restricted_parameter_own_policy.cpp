// SPDX-License-Identifier: BSL-1.0
// One's own policy is named like those of the library.
#include <u8lit/policy.hpp>

struct no_asterisk : u8lit::policy::none_of<u8lit::code_point_range{U'*', U'*'}> {
  static constexpr const char* name = "no asterisk";
};
void take(u8lit::restricted_text<char, no_asterisk>);
void f();
void f() {
  take("a*");  // refused
}

// g++: u8lit::detail::policy_refusal<no_asterisk>{((const char8_t*)"this text violates a policy") | "at byte"), 2 | 'U', '+', '0', '0', '2', 'A'
// g++ 16+: constexpr message: U+002A at byte 2 violates a policy: no asterisk
// clang: at byte 2, this text violates a policy, which is named below | the_policy_is<no_asterisk>
// first: clang
// lines: g++ 16+: 6 | clang: 6
