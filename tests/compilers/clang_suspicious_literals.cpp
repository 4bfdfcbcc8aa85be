// SPDX-License-Identifier: BSL-1.0
// Literals that are warned of are the same text. What is said of them is in ../structure/suspicious.cpp.
#ifndef U8LIT_WARN_SUSPICIOUS
#define U8LIT_WARN_SUSPICIOUS
#endif
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wuser-defined-warnings"
#endif
#include <u8lit/literals.hpp>
#include <u8lit/policy.hpp>

using namespace u8lit::literals;

// For clang, which selects other overloads for them. g++ 16 would print warnings, which no option suppresses.
#ifdef __clang__
static_assert("a\uFEFFb"_utf8.size() == 5 && u"a\uFEFFb"_utf16.size() == 3 && U"a\uFEFFb"_utf32.size() == 3);
static_assert("a\uFEFFb"_utf8 == "a\uFEFFb"_text.view() && u"\uFFFF"_utf16 == u"\uFFFF"_text.view());
constexpr u8lit::utf8_view argument = "user\u202E nimda";
static_assert(argument.size() == 13 && argument == "user\u202E nimda"_utf8);
constexpr u8lit::fixed_text value = "a\uFEFFb", same = "a\xEF\xBB\xBF" "b";
static_assert(value == same && value.data()[5] == '\0' && u8lit::fixed_text{u"\uFFFF"}.data()[0] == u'\uFFFF');
constexpr u8lit::restricted_text<char, u8lit::policy::no_controls> restricted = "a\uFEFFb";
static_assert(restricted == "a\uFEFFb" && sizeof(u8"\uFFFF"_chars) == 4 && u8"\uFFFF"_chars[2] == '\xBF');
#endif
static_assert("abc"_utf8.size() == 3 && "日本語"_text.size() == 9);

int main() {}
