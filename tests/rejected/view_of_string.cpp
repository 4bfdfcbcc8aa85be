// SPDX-License-Identifier: BSL-1.0
// A string where text is asked for may be ill-formed.
#include <u8lit/text.hpp>
#include <string>

void title(u8lit::text_view<char>);
void f(const std::string& name);
void f(const std::string& name) {
  title(name);  // refused
}

// g++: check_this_text_by_the_member_checked_of_text_view
// g++ 15+: if (const auto checked = text_view<...>::checked(string)) use(*checked), or checked(pointer, length)
// clang: check_this_text_by_the_member_checked_of_text_view
// clang 19+: if (const auto checked = text_view<...>::checked(string)) use(*checked)
// mended: if (const auto text = u8lit::utf8_view::checked(name)) title(*text);
