// SPDX-License-Identifier: BSL-1.0
// Code units at a pointer may violate any policy, and be ill-formed.
#include <u8lit/policy.hpp>

using name = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
void take(name);
void f(const char*, unsigned);
void f([[maybe_unused]] const char* path, [[maybe_unused]] unsigned length) {
  take({path, length});  // refused
}

// g++: unchecked_so_call_restricted_text_checked_and_test_the_result | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result), or checked(pointer, length)
// clang: unchecked_so_call_restricted_text_checked_and_test_the_result
// clang 19+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result), or checked(pointer, length)
// first: g++ | clang 19+
// mended: if (const auto checked = name::checked(path, length)) take(*checked);
