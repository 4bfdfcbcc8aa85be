// SPDX-License-Identifier: BSL-1.0
// The text at a pointer may violate any policy, and be ill-formed.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::no_interior_nul>);
void f(const char*);
void f([[maybe_unused]] const char* path) {
  take(path);  // refused
}

// g++: unchecked_so_call_restricted_text_checked_and_test_the_result | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result), or checked(pointer, length)
// clang: unchecked_so_call_restricted_text_checked_and_test_the_result
// clang 19+: u8lit: text must be checked: if (const auto result = restricted_text<...>::checked(pointer, length)) use(*result)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
// mended: if (const auto checked = name::checked(path, 3)) take(*checked);
