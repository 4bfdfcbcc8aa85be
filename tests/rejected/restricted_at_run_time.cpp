// SPDX-License-Identifier: BSL-1.0
// What is known only at run time is no literal: it is to be `checked`.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::ascii_only>);
void f(u8lit::text_view<char>);
void f([[maybe_unused]] u8lit::text_view<char> text) {
  take(text);  // refused
}

// g++: check_this_text_by_the_member_checked_of_restricted_text | use of deleted function
// g++ 15+: u8lit: text must be checked for its policies: if (const auto checked = restricted_text<...>::checked(text)) use(*checked)
// clang: check_this_text_by_the_member_checked_of_restricted_text
// clang 19+: u8lit: text must be checked for its policies: if (const auto checked = restricted_text<...>::checked(text)) use(*checked)
// first: g++ | clang 19+
// mended: using name = u8lit::restricted_text<char, u8lit::policy::ascii_only>;
// mended: if (const auto checked = name::checked(text)) take(*checked);
