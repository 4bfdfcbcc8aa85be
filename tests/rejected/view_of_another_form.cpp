// SPDX-License-Identifier: BSL-1.0
// A literal of UTF-16 for a view of UTF-8. There is no constructor that would refuse it in words, because a function
// for utf8_view and another for std::u16string_view would be ambiguous.
#include <u8lit/text.hpp>

void title(u8lit::utf8_view text);
void f();
void f() {
  title(u"größe");  // refused
}

// g++: from 'const char16_t*' to 'u8lit::utf8_view'
// clang: no matching function for call to 'title' | no known conversion from 'const char16_t[6]' to 'u8lit::utf8_view'
// first: g++ | clang
