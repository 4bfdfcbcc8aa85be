// SPDX-License-Identifier: BSL-1.0
// What is known only at run time is no literal: it is to be `checked`.
#include <u8lit/policy.hpp>

void take(u8lit::restricted_text<char, u8lit::policy::ascii_only>);
void f(u8lit::text_view<char>);
void f([[maybe_unused]] u8lit::text_view<char> text) {
  take(text);  // refused
}

// g++: could not convert 'text'
// clang: no matching function for call to 'take'
