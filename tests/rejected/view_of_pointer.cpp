// SPDX-License-Identifier: BSL-1.0
// A pointer has no length.
#include <u8lit/text.hpp>

extern const char* name;
const u8lit::text_view<char> view{name};  // refused

// g++: text_must_be_checked_by_text_view_checked
// g++ 15+: if (const auto checked = text_view<...>::checked(string)) use(*checked), or checked(pointer, length)
// clang: text_must_be_checked_by_text_view_checked
// clang 19+: if (const auto checked = text_view<...>::checked(pointer, length)) use(*checked)
// mended: const auto view = u8lit::text_view<char>::checked(name, 3);
