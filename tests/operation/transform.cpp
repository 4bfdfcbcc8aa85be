// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/transform.hpp>
#include <u8lit/text/scalar_literal.hpp>
#include <u8lit/text/text_literal.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// A function object without state that calls a function.
template <auto Function>
struct constant_function {
  template <class... Arguments>
    requires requires(Arguments... arguments) { Function(arguments...); }
  constexpr decltype(auto) operator()(Arguments... arguments) const {
    return Function(arguments...);
  }
};

// Usage: a scalar value for each, by a lambda or a function that is named; the result has the form of the literal.
constexpr scalar_value rot13(scalar_value value) {
  const char32_t lower = value | 0x20;
  if (lower < U'a' || lower > U'z') return value;
  return lower < U'n' ? scalar_value::unchecked(value + 13) : scalar_value::unchecked(value - 13);
}
static_assert(std::is_same_v<decltype(transform("Größe"_text, constant_function<rot13>{})), text_constant<"Teößr">>);
static_assert(transform(u"Größe"_text, [](scalar_value value) { return rot13(value); }) == u"Teößr"_text);
static_assert(std::is_same_v<decltype(transform(u"a"_text, constant_function<&rot13>{})), text_constant<u"n">>);

// A longer or a shorter sequence.
constexpr auto bold = [](scalar_value value) {
  return value >= U'a' && value <= U'z' ? scalar_value::unchecked(0x1D41A + value - U'a') : value;
};
static_assert(transform("no 9"_text, constant_function<bold>{}) == "𝐧𝐨 9"_text &&
              transform(u"no 9"_text, constant_function<bold>{}) == u"𝐧𝐨 9"_text);

// Text for each, of any form: one becomes several or none.
constexpr auto escaped = [](scalar_value value) -> text_view<char16_t> {
  if (value == U'<') return u"&lt;";
  if (value == U'&') return u"&amp;";
  return value == U'\r' ? text_view<char16_t>{} : u"é";
};
static_assert(transform("<&a\r>"_text, constant_function<escaped>{}) == "&lt;&amp;éé"_text &&
              transform(""_text, constant_function<escaped>{}) == ""_text);
static_assert(transform("ab"_text, [](scalar_value) { return "日"_text; }) == "日日"_text);
static_assert(transform("ab"_text, [](scalar_value) { return u""_text; }) == ""_text);

// An optional scalar value for each.
constexpr auto next_if_any = [](scalar_value value) { return scalar_value::from(value + 1u); };
static_assert(transform("ab\U0010FFFF\uD7FF"_text, constant_function<next_if_any>{}) == "bc"_text);

// Each scalar value by itself makes the same literal: the first and the last of each length.
constexpr auto same = [](scalar_value value) { return value; };
template <fixed_text Text>
inline constexpr bool stays =
    std::is_same_v<decltype(transform(text_constant<Text>{}, constant_function<same>{})), text_constant<Text>>;
static_assert(stays<"a\0\u007F\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"> &&
              stays<u"\uD7FF\uE000\uFFFF\U00010000\U0010FFFF">);
static_assert(stays<U"\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"> && stays<"">);
#ifdef __cpp_char8_t
static_assert(stays<u8"日本語">);
#endif

// Functions with other results are rejected (SFINAE-friendly), and so are ill-formed literals.
template <unvalidated_literal Text, auto Function>
concept transformable = requires { transform(text_constant<Text>{}, constant_function<Function>{}); };
constexpr auto as_number = [](scalar_value value) { return char32_t{value}; };
constexpr auto pointer = [](scalar_value) { return "a"; };
constexpr auto nothing = [](scalar_value) {};
constexpr auto of_text = [](std::string_view text) { return text; };
constexpr auto capturing = [first = scalar_value{U'a'}](scalar_value) { return first; };
static_assert(transformable<"a", same> && !transformable<"\xC0", same> && !transformable<"a", as_number> &&
              !transformable<"a", pointer>);
static_assert(!transformable<"a", nothing> && !transformable<"a", of_text>);
template <class Function>
concept transforms = requires(Function function) { transform(text_constant<"a">{}, function); };
static_assert(transforms<decltype(same)> && !transforms<decltype(as_number)> && !transforms<decltype(capturing)> &&
              !transforms<decltype(&rot13)>);
static_assert(noexcept(transform("a"_text, same)));

// Into a buffer, with any function; it stops before a result that does not fit.
constexpr bool writes_to_a_buffer() {
  char room[8]{};
  size_t count = 0;
  const auto counting = [&](scalar_value value) {
    ++count;
    return bold(value);
  };
  const transcoded all = transform(text_view<char>{"Oß"}, counting, room);
  if (!all || all.read != 3 || all.written != 3 || count != 2 || std::string_view(room, 3) != "Oß") return false;
  const transcoded part = transform(text_view<char>{"<&"}, escaped, room);
  if (part.fits || !part.found || part.read != 1 || part.written != 4 || std::string_view(room, 4) != "&lt;")
    return false;
  return transform("\r\U0010FFFF"_text, next_if_any, room) && transform("ab"_text, &rot13, room).written == 2 &&
         room[0] == 'n';
}
static_assert(writes_to_a_buffer());
template <class... Arguments>
concept transforms_with = requires(Arguments&&... arguments) { transform(static_cast<Arguments&&>(arguments)...); };
static_assert(transforms_with<text_view<char>, decltype(same), char (&)[1]> &&
              !transforms_with<text_view<char>, decltype(same)>);
static_assert(!transforms_with<text_view<char>, decltype(as_number), char (&)[1]> &&
              !transforms_with<text_view<char>, decltype(same), char16_t (&)[1]>);
static_assert(!transforms_with<std::string_view, decltype(same), char (&)[1]> &&
              !transforms_with<text_view<char>, decltype(of_text), char (&)[1]>);

bool is_there_at_run_time() {
  return std::string_view{transform("Größe"_text, constant_function<rot13>{}).c_str()} == "Teößr";
}

// Usage, with a lambda or a function that is named; the result has the form of the literal.
constexpr bool is_ascii(char32_t value) { return value < 0x80; }
static_assert(
    std::is_same_v<decltype(filter("Größe 10 €"_text, constant_function<is_ascii>{})), text_constant<"Gre 10 ">>);
static_assert(filter(u"日a本b"_text, [](scalar_value value) { return value > U'z'; }) == u"日本"_text);

// All, none, and of the empty text.
constexpr auto keep_all = [](scalar_value) { return true; };
constexpr auto keep_none = [](scalar_value) { return false; };
static_assert(
    std::is_same_v<decltype(filter("日本\0語"_text, constant_function<keep_all>{})), text_constant<"日本\0語">> &&
    filter("日本"_text, constant_function<keep_none>{}).empty());
static_assert(filter(""_text, constant_function<keep_all>{}).empty() &&
              filter(U"🚀"_text, constant_function<keep_all>{}) == "🚀"_text);

// Functions that are no predicates are rejected (SFINAE-friendly), and so are ill-formed literals.
template <unvalidated_literal Text, auto Predicate>
concept filterable = requires { filter(text_constant<Text>{}, constant_function<Predicate>{}); };
constexpr auto gives_nothing = [](scalar_value) {};
constexpr auto predicate_of_text = [](std::string_view) { return true; };
static_assert(filterable<"a", keep_all> && !filterable<"\xC0", keep_all> && !filterable<"a", gives_nothing> &&
              !filterable<"a", predicate_of_text>);
template <class Predicate>
concept filters = requires(Predicate predicate) { filter(text_constant<"a">{}, predicate); };
constexpr auto capturing_predicate = [answer = true](scalar_value) { return answer; };
static_assert(filters<decltype(keep_all)> && !filters<decltype(capturing_predicate)>);

// Into a buffer, with any predicate; it stops before a scalar value that does not fit.
constexpr bool filters_to_a_buffer() {
  char room[4]{};
  char32_t last = U'ß';
  const transcoded all_but_one = filter(
      text_view<char>{"aßb"}, [&](scalar_value value) { return value != last; }, room);
  if (!all_but_one || all_but_one.read != 4 || std::string_view(room, all_but_one.written) != "ab") return false;
  const transcoded part = filter("日€"_text, keep_all, room);
  return !part && !part.fits && part.found && part.read == 3 && part.written == 3 && std::string_view(room, 3) == "日";
}
static_assert(filters_to_a_buffer());
template <class... Arguments>
concept filters_with = requires(Arguments&&... arguments) { filter(static_cast<Arguments&&>(arguments)...); };
static_assert(filters_with<text_view<char>, decltype(capturing_predicate), char (&)[1]> &&
              !filters_with<text_view<char>, decltype(capturing_predicate)>);
static_assert(!filters_with<text_view<char>, decltype(gives_nothing), char (&)[1]> &&
              !filters_with<std::string_view, decltype(keep_all), char (&)[1]>);

bool is_filtered_at_run_time() {
  return std::string_view{filter("Größe"_text, constant_function<is_ascii>{}).c_str()} == "Gre";
}

constexpr int next(int number) { return number + 1; }
constexpr auto twice = [](int number) { return number * 2; };
constexpr auto of_anything = [](auto... all) { return sizeof...(all); };
struct empty_but_needs_a_number {
  explicit constexpr empty_but_needs_a_number(int) {}
};

// A lambda that captures nothing is stateless.
template <class Function>
constexpr bool is_stateless(Function) {
  return stateless<Function>;
}
static_assert(is_stateless(twice) && is_stateless(of_anything) && !is_stateless([number = 1] { return number; }));
static_assert(!is_stateless(&next) && !stateless<empty_but_needs_a_number>);

// constant_function makes any constant function stateless.
static_assert(stateless<constant_function<&next>> && stateless<constant_function<twice>>);
constexpr bool calls() {
  return constant_function<&next>{}(1) == 2 && constant_function<next>{}(1) == 2 &&
         constant_function<twice>{}(2) == 4 && constant_function<of_anything>{}(1, 2, 3) == 3;
}
static_assert(calls());
template <class Function, class Argument>
concept takes = requires(Function function, Argument argument) { function(argument); };
static_assert(takes<constant_function<&next>, int> && !takes<constant_function<&next>, const char*>);

int main() {
  return at_run_time(is_there_at_run_time, writes_to_a_buffer, is_filtered_at_run_time, filters_to_a_buffer, calls);
}
