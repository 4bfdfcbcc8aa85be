// SPDX-License-Identifier: BSL-1.0
// A string may violate any policy, and be ill-formed.
#include <string>
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f(const std::string&);
void f([[maybe_unused]] const std::string& path) {
  take(path);  // refused
}

// g++: unchecked_so_call_restricted_text_checked_and_test_the_result | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// clang: unchecked_so_call_restricted_text_checked_and_test_the_result
// clang 19+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
// mended: if (const auto checked = name::checked(path)) take(*checked);
