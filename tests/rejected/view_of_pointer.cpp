// SPDX-License-Identifier: BSL-1.0
// A pointer has no length.
#include <u8lit/text.hpp>

extern const char* name;
const u8lit::text_view<char> view{name};  // refused

// g++: check_this_text_by_the_member_checked_of_text_view
// g++ 15+: if (const auto checked = text_view<...>::checked(string)) use(*checked), or checked(pointer, length)
// clang: check_this_text_by_the_member_checked_of_text_view
// clang 19+: if (const auto checked = text_view<...>::checked(pointer, length)) use(*checked)
// mended: const auto view = u8lit::text_view<char>::checked(name, 3);
