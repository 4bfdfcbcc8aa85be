// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit::literals;
using u8lit::text_view;

// What each literal is, octet for octet what the compiler made of it.
static_assert(std::is_same_v<decltype("a"_utf8), text_view<char>>);
static_assert(std::is_same_v<decltype(u"a"_utf16), text_view<char16_t>>);
static_assert(std::is_same_v<decltype(U"a"_utf32), text_view<char32_t>>);
#ifdef __cpp_char8_t
static_assert(std::is_same_v<decltype(u8"a"_utf8), text_view<char8_t>>);
#endif

// Characters written, escaped, raw, joined and after a NUL.
static_assert("日本語"_utf8 == "\u65E5\u672C\u8A9E"_utf8 && "日本語"_utf8 == "\xE6\x97\xA5\xE6\x9C\xAC\xE8\xAA\x9E"_utf8);
static_assert("日本語"_utf8 == R"(日本語)"_utf8 && "日" "本" "語"_utf8 == "日本語"_utf8);
static_assert("日本語"_utf8.size() == 9 && u8"日本語"_utf8.size() == 9 && u"日本語"_utf16.size() == 3);
static_assert("a\0b"_utf8.size() == 3 && "\0"_utf8.scalars().count() == 1 && "a\0b"_text.size() == 3 &&
              ""_utf8.empty() && ""_text.empty());
static_assert(u"\xD84C\xDFB4"_utf16.scalars().count() == 1 && U"\U000233B4"_utf32.scalars().count() == 1 &&
              "𣎴"_utf8.scalars().count() == 1);

// The first and the last scalar values of each length.
static_assert("\x7F\xC2\x80\xDF\xBF\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF"
              "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"_utf8.scalars().count() == 9);
static_assert(u"\xD7FF\xE000\xFFFF\xD800\xDC00\xDBFF\xDFFF"_utf16.scalars().count() == 5);
static_assert(U"\xD7FF\xE000\xFFFF\x10000\x10FFFF"_utf32.scalars().count() == 5);

// A literal is a view of itself, and can be anything that a view of static storage can be.
constexpr auto language = "日本語"_utf8;
static_assert(language.data()[9] == '\0');
constexpr text_view<char> table[] = {"a"_utf8, language, {}};
static_assert(table[1] == language && table[2].empty());

constexpr bool a_literal_is_text() {
  const auto text = "日本語"_utf8;
  return text.scalars().count() == 3 && text == language;
}
static_assert(a_literal_is_text());

// In a template and as a default argument: clang 14 once left these to the linker.
template <class Text>
Text longer_of(Text text, Text other = "ab"_utf8) {
  return text.size() > other.size() ? text : text.empty() ? "empty"_utf8 : other;
}
template <class Take>
auto handed_on(Take take) {
  return take("日"_utf8, u"日"_utf16, U"日"_utf32, "日"_text);
}
bool evaluated_in_templates() {
  const auto all_the_same = [](auto first, auto... others) { return ((first == others) && ...); };
  return longer_of(language) == language && longer_of("a"_utf8) == "ab"_utf8 &&
         longer_of(text_view<char>{}) == "empty"_utf8 &&
         handed_on(all_the_same);
}

int main() { return at_run_time(a_literal_is_text, evaluated_in_templates); }
