// SPDX-License-Identifier: BSL-1.0
// A pointer has no length.
#include <u8lit/text.hpp>

extern const char* name;
const u8lit::text_view<char> view{name};  // refused

// g++: unchecked_so_call_text_view_checked_and_test_the_result
// g++ 15+: if (const auto result = text_view<...>::checked(string)) use(*result), or checked(pointer, length)
// clang: unchecked_so_call_text_view_checked_and_test_the_result
// clang 19+: if (const auto result = text_view<...>::checked(pointer, length)) use(*result)
// mended: const auto view = u8lit::text_view<char>::checked(name, 3);
