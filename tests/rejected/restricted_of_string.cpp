// SPDX-License-Identifier: BSL-1.0
// A string may violate any policy, and be ill-formed.
#include <string>
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f(const std::string&);
void f([[maybe_unused]] const std::string& path) {
  take(path);  // refused
}

// g++: check_this_text_by_the_member_checked_of_restricted_text | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto checked = restricted_text<...>::checked(text)) use(*checked)
// clang: check_this_text_by_the_member_checked_of_restricted_text
// clang 19+: u8lit: text must be checked for its policies: if (const auto checked = restricted_text<...>::checked(text)) use(*checked)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
// mended: if (const auto checked = name::checked(path)) take(*checked);
