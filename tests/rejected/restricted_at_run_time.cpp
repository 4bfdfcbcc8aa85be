// SPDX-License-Identifier: BSL-1.0
// What is known only at run time is no literal: it is to be `checked`.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::ascii_only>);
void f(u8lit::text_view<char>);
void f([[maybe_unused]] u8lit::text_view<char> text) {
  take(text);  // refused
}

// g++: unchecked_so_call_restricted_text_checked_and_test_the_result | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// clang: unchecked_so_call_restricted_text_checked_and_test_the_result
// clang 19+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
// mended: if (const auto checked = name::checked(text)) take(*checked);
