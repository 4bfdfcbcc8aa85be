// SPDX-License-Identifier: BSL-1.0
// A string where text is asked for may be ill-formed.
#include <u8lit/text.hpp>
#include <string>

void title(u8lit::text_view<char>);
void f(const std::string& name);
void f(const std::string& name) {
  title(name);  // refused
}

// g++: unchecked_so_call_text_view_checked_and_test_the_result
// g++ 15+: if (const auto result = text_view<...>::checked(string)) use(*result), or checked(pointer, length)
// clang: unchecked_so_call_text_view_checked_and_test_the_result
// clang 19+: if (const auto result = text_view<...>::checked(string)) use(*result)
// mended: if (const auto text = u8lit::utf8_view::checked(name)) title(*text);
