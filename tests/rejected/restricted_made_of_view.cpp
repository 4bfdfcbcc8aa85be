// SPDX-License-Identifier: BSL-1.0
// A text_view that a restricted_text is constructed from directly, without an implicit conversion.
#include <u8lit/policy.hpp>

using name = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
void f(u8lit::text_view<char>);
void f([[maybe_unused]] u8lit::text_view<char> text) {
  const name mine{text};  // refused
}

// g++: unchecked_so_call_restricted_text_checked_and_test_the_result | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// clang: unchecked_so_call_restricted_text_checked_and_test_the_result
// clang 19+: u8lit: text must be checked for its policies: if (const auto result = restricted_text<...>::checked(text)) use(*result)
// first: g++ | clang 19+
// mended: if (const auto checked = name::checked(text)) f(*checked);
