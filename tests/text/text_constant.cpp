// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_constant.hpp>

#include <string>
#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

using language = text_constant<"日本語">;
static_assert(language::size() == 9 && language::scalars().count() == 3 && !language::empty() &&
              text_constant<"">::empty());
static_assert(language::c_str()[9] == '\0' && language::data() == language::c_str());
static_assert(language::value == fixed_text{"日本語"} && language::view() == "日本語");
static_assert(*language::scalars().begin() == U'日' && *--language::scalars().end() == U'語');
static_assert(std::is_same_v<language, text_constant<"\u65E5\u672C\u8A9E">> && std::is_empty_v<language>);
static_assert(!std::is_same_v<language, text_constant<u"日本語">> &&
              !std::is_same_v<text_constant<"a">, text_constant<"a\0">>);

// It converts to text_view and to std::string_view.
constexpr auto count = [](text_view<char> text) { return text.scalars().count(); };
constexpr auto units_in = [](std::string_view text) { return text.size(); };
static_assert(count(language{}) == 3 && units_in(language{}) == 9 && units_of(language{}).size() == 9);

// Equal if the scalar values are, whatever the form.
static_assert(language{} == text_constant<u"日本語">{} && language{} == text_constant<U"日本語">{});
static_assert(text_constant<u"\xD84C\xDFB4">{} == text_constant<"\xF0\xA3\x8E\xB4">{} &&
              language{} != text_constant<"日本">{});
static_assert(language{} == text_view<char>{"日本語"} && text_view<char>{"日本"} != language{});

// Storage is static, and one object for each text.
static_assert(language::data() == text_constant<"日本語">::data());

// It can be a template argument where a literal can.
template <fixed_text Text>
constexpr size_t size_of = Text.size();
static_assert(size_of<language{}> == 9 && size_of<text_constant<u"">{}> == 0);
static_assert(std::is_same_v<text_constant<language{}>, language>);

// An ill-formed argument is a soft failure.
template <unvalidated_literal Text>
concept has_constant = requires { typename text_constant<Text>; };
static_assert(has_constant<"日本語"> && !has_constant<"\xC0\x80"> && !has_constant<"\xED\xA0\x80"> &&
              !has_constant<"\xE6\x97">);
static_assert(has_constant<u"\xD800\xDC00"> && !has_constant<u"\xD800"> && !has_constant<U"\xD800">);

// Uses in metaprogramming.

// Members by name; a name need not be an identifier.
template <fixed_text Name, class Value>
struct member {
  Value value;
};
template <class... Members>
struct record : Members... {};
template <fixed_text Name, class Value>
constexpr Value& get(member<Name, Value>& in) { return in.value; }
template <fixed_text Name, class Value>
constexpr const Value& get(const member<Name, Value>& in) { return in.value; }

constexpr record<member<"größe", int>, member<"ελεύθερο", bool>, member<"class", char>> sample{{3}, {true}, {'x'}};
static_assert(get<"größe">(sample) == 3 && get<"ελεύθερο">(sample) && get<"class">(sample) == 'x');
static_assert(get<text_constant<"größe">{}>(sample) == 3);
template <unvalidated_literal Name>
concept is_member = requires { get<Name>(sample); };
static_assert(is_member<"class"> && !is_member<"Klasse"> && !is_member<u"class">);

// Specializations by literal: a table of types that is open to everyone.
template <fixed_text Name>
inline constexpr int days_in = 0;
template <>
inline constexpr int days_in<"février"> = 28;
template <>
inline constexpr int days_in<"二月"> = 28;
template <>
inline constexpr int days_in<"März"> = 31;
static_assert(days_in<"février"> == 28 && days_in<"二月"> == 28 && days_in<text_constant<"März">{}> == 31 &&
              days_in<"Marz"> == 0);

// Branches and overloads by literal; one that takes any text is the worst match.
template <class Language>
constexpr int plural_form(Language spoken, int number) {
  if constexpr (spoken == text_constant<"日本語">{}) return 0;
  else if constexpr (spoken == text_constant<"français">{}) return number > 1;
  else return number != 1;
}
static_assert(plural_form(text_constant<"日本語">{}, 0) == 0 && plural_form(text_constant<u"日本語">{}, 0) == 0);
static_assert(plural_form(text_constant<"français">{}, 0) == 0 && plural_form(text_constant<"English">{}, 0) == 1);

template <fixed_text Name>
constexpr int unit_of_length(text_constant<Name>) { return 0; }
constexpr int unit_of_length(text_constant<"m">) { return 1000; }
constexpr int unit_of_length(text_constant<"mètre">) { return 1000; }
constexpr int unit_of_length(text_constant<"mm">) { return 1; }
static_assert(unit_of_length(text_constant<"mètre">{}) == 1000 && unit_of_length(text_constant<"mm">{}) == 1 &&
              unit_of_length(text_constant<"尺">{}) == 0);

// Taken apart by deduction, as a type and as what it holds.
template <class Text>
constexpr size_t size_by_type = 0;
template <fixed_text Text>
constexpr size_t size_by_type<text_constant<Text>> = Text.size();
static_assert(size_by_type<language> == 9 && size_by_type<int> == 0);
template <fixed_text... Names>
constexpr size_t total_size(text_constant<Names>...) {
  return (0 + ... + Names.size());
}
static_assert(total_size(language{}, text_constant<u"日本語">{}) == 12 && total_size() == 0);

// Every type of text converts to a text_view of its code units.
static_assert(any_text<text_view<char>> && any_text<text_view<char32_t>> && any_text<text_constant<"日本語">>);
static_assert(any_text<text_constant<u"日本語">> && any_text<const text_view<wchar_t>>);
static_assert(std::is_same_v<view_of<text_view<char>>, text_view<char>>);
static_assert(std::is_same_v<view_of<text_constant<u"日本語">>, text_view<char16_t>>);
static_assert(std::is_same_v<unit_of<text_constant<U"">>, char32_t> && std::is_same_v<unit_of<text_view<char>>, char>);
static_assert(text_view{text_constant<"日本語">{}} == "日本語");

// Strings, which may be ill-formed, do not.
static_assert(!any_text<std::string> && !any_text<std::string_view> && !any_text<const char*> &&
              !any_text<code_units<char>>);
static_assert(!any_text<char[4]> && !any_text<const char16_t[1]>);
static_assert(!any_text<fixed_text<char, 3>> && !any_text<int> && !any_text<char32_t> && !any_text<checked_text<char>>);

// A function of several texts takes every type of text, and after the first also literals, which it validates.
template <any_text Text>
constexpr bool same_size(const Text& left, view_of<Text> right) {
  return text_view{left}.size() == right.size();
}
static_assert(same_size(text_constant<"日">{}, "abc") && same_size(text_view<char>{"abc"}, text_constant<"日">{}));

int main() {
  // The same object in every function.
  constexpr auto data = [] { return language::data(); };
  return data() == language::c_str() && std::string_view{language::c_str()} == "日本語" ? 0 : 1;
}
