// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_constant.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

// Text in each of its shapes is text, and its view is a text_view of its units.
static_assert(any_text<text_view<char>> && any_text<text_view<char32_t>> && any_text<text_constant<"日本語">>);
static_assert(any_text<text_constant<u"日本語">> && any_text<const text_view<wchar_t>>);
static_assert(std::is_same_v<view_of<text_view<char>>, text_view<char>>);
static_assert(std::is_same_v<view_of<text_constant<u"日本語">>, text_view<char16_t>>);
static_assert(std::is_same_v<unit_of<text_constant<U"">>, char32_t> && std::is_same_v<unit_of<text_view<char>>, char>);
static_assert(text_view{text_constant<"日本語">{}} == "日本語");

// What nobody has judged is none.
static_assert(!any_text<std::string> && !any_text<std::string_view> && !any_text<const char*> && !any_text<code_units<char>>);
static_assert(!any_text<char[4]> && !any_text<const char16_t[1]>);
static_assert(!any_text<fixed_text<char, 3>> && !any_text<int> && !any_text<char32_t> && !any_text<checked_text<char>>);

// A function of several texts takes all shapes in every place but the first, and a literal, which is judged.
template <any_text Text>
constexpr bool same_size(const Text& left, view_of<Text> right) {
  return text_view{left}.size() == right.size();
}
static_assert(same_size(text_constant<"日">{}, "abc") && same_size(text_view<char>{"abc"}, text_constant<"日">{}));

int main() {}
