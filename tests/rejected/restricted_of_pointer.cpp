// SPDX-License-Identifier: BSL-1.0
// The text at a pointer may violate any policy, and be ill-formed.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f(const char*);
void f([[maybe_unused]] const char* path) {
  take(path);  // refused
}

// g++: check_this_text_by_the_member_checked_of_restricted_text | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto checked = restricted_text<...>::checked(text)) use(*checked), or checked(pointer, length)
// clang: check_this_text_by_the_member_checked_of_restricted_text
// clang 19+: u8lit: text must be checked: if (const auto checked = restricted_text<...>::checked(pointer, length)) use(*checked)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
// mended: if (const auto checked = name::checked(path, 3)) take(*checked);
