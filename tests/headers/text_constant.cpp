// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text_constant.hpp>

#include <string_view>
#include <type_traits>

using namespace u8lit;

using language = text_constant<"日本語">;
static_assert(language::size() == 9 && language::count() == 3 && !language::empty() && text_constant<"">::empty());
static_assert(language::c_str()[9] == '\0' && language::data() == language::c_str());
static_assert(language::value == fixed_text{"日本語"} && language::view() == "日本語");
static_assert(*language::begin() == U'日' && *--language::end() == U'語');
static_assert(std::is_same_v<language, text_constant<"\u65E5\u672C\u8A9E">> && std::is_empty_v<language>);
static_assert(!std::is_same_v<language, text_constant<u"日本語">> && !std::is_same_v<text_constant<"a">, text_constant<"a\0">>);

// It goes where a view goes, and where a string_view goes.
constexpr auto count = [](text_view<char> text) { return text.count(); };
constexpr auto size = [](std::string_view text) { return text.size(); };
static_assert(count(language{}) == 3 && size(language{}) == 9 && units_of(language{}).size() == 9);

// Equal if the scalar values are, whatever the form.
static_assert(language{} == text_constant<u"日本語">{} && language{} == text_constant<U"日本語">{});
static_assert(text_constant<u"\xD84C\xDFB4">{} == text_constant<"\xF0\xA3\x8E\xB4">{} && language{} != text_constant<"日本">{});
static_assert(language{} == text_view<char>{"日本語"} && text_view<char>{"日本"} != language{});

// Storage is static and there is one of it.
static_assert(language::data() == text_constant<"日本語">::data());

// It goes where a literal is a template argument, too.
template <fixed_text Text>
constexpr size_t size_of = Text.size();
static_assert(size_of<language{}> == 9 && size_of<text_constant<u"">{}> == 0);
static_assert(std::is_same_v<text_constant<language{}>, language>);

// An ill-formed argument is a soft failure.
template <fixed_text Text>
concept has_constant = requires { typename text_constant<Text>; };
static_assert(has_constant<"日本語"> && !has_constant<"\xC0\x80"> && !has_constant<"\xED\xA0\x80"> && !has_constant<"\xE6\x97">);
static_assert(has_constant<u"\xD800\xDC00"> && !has_constant<u"\xD800"> && !has_constant<U"\xD800">);

int main() {
  // The same object in every function.
  constexpr auto data = [] { return language::data(); };
  return data() == language::c_str() && std::string_view{language::c_str()} == "日本語" ? 0 : 1;
}
