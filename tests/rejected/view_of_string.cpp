// SPDX-License-Identifier: BSL-1.0
// A string where text is asked for may be ill-formed.
#include <u8lit/text.hpp>
#include <string>

void title(u8lit::text_view<char>);
void f(const std::string& name);
void f(const std::string& name) {
  title(name);  // refused
}

// g++: text_must_be_checked_by_text_view_checked
// g++ 15+: text_view<...>::checked(string), or checked(pointer, length)
// clang: text_must_be_checked_by_text_view_checked
// clang 19+: text_view<...>::checked(string), or checked(pointer, length)
// mended: if (const auto text = u8lit::utf8_view::checked(name)) title(*text);
