// SPDX-License-Identifier: BSL-1.0
// A null pointer is no needle.
#include <u8lit/literals.hpp>
#include <u8lit/operations.hpp>
using namespace u8lit::literals;

const auto& at = u8lit::find("日本語"_utf8, nullptr);  // refused

// g++: unchecked_second_argument_so_call_text_view_checked_and_test_the_result
// g++ 15+: u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// clang: u8lit: the second argument must be checked: if (const auto result = text_view<...>::checked(text)) use(*result)
// first: g++ | clang
// mended: const auto& at = u8lit::find("日本語"_utf8, *u8lit::utf8_view::checked(nullptr, 0));
