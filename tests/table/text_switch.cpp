// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_switch.hpp>

#include <u8lit/text/text_literal.hpp>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage: text and cases may be in any encoding forms.
constexpr int number(const auto& word) {
  return text_switch(word, on("red"_text, [] { return 1; }), on("grün"_text, u"green"_text, [] { return 2; }),
                     otherwise([] { return 0; }));
}
static_assert(number("red") == 1 && number("grün") == 2 && number(u"green") == 2 && number(U"青") == 0 &&
              number("") == 0);
static_assert(number(text_view<char>{"green"}) == 2 && number(std::u32string_view{U"grün"}) == 2 &&
              number("red"_text) == 1);
static_assert(number("gr\xC3") == 0 && number("red\0") == 0 &&
              number("greenish") == 0);  // ill-formed text equals none
#ifdef __cpp_char8_t
static_assert(number(u8"grün") == 2);
#endif

// Results have the type of a conditional expression. They are references if all handlers return the same reference.
static_assert(
    std::is_same_v<long, decltype(text_switch("a", on("a"_text, [] { return 'a'; }), otherwise([] { return 1L; })))>);
constexpr int one = 1, two = 2;
constexpr const int& reference(std::string_view word) {
  return text_switch(word, on("one"_text, []() -> const int& { return one; }),
                     otherwise([]() -> const int& { return two; }));
}
static_assert(&reference("one") == &one && &reference("") == &two);

// Handlers may have captures, modify them, and take the text. One handler is called, once; without `otherwise`, none is
// called for text that equals no case.
constexpr int calls(std::string_view word) {
  int result = 0;
  text_switch(word, on("a"_text, [&] { ++result; }),
              on("b"_text, "bb"_text, [&](std::string_view text) { result += 10 * static_cast<int>(text.size()); }),
              on("c"_text, [&result, times = 3]() mutable { result += 100 * times++; }));
  return result;
}
static_assert(calls("a") == 1 && calls("b") == 10 && calls("bb") == 20 && calls("c") == 300 && calls("d") == 0);
static_assert(std::is_same_v<void, decltype(text_switch("a", on("a"_text, [] {})))>);

// For a text_constant the compiler chooses the handler: each may have a result type of its own, and a generic one is
// instantiated only if it is chosen.
constexpr auto chosen(auto name) {
  return text_switch(name, on("number"_text, [] { return 42; }), on("text"_text, [] { return "forty-two"_text; }),
                     on(u"size"_text, "größe"_text, [](auto text) { return text.size(); }),
                     otherwise([](auto text) { return text.nothing_has_this; }));
}
static_assert(chosen("number"_text) == 42 && chosen(U"text"_text) == "forty-two"_text && chosen("größe"_text) == 7);
static_assert(std::is_same_v<decltype(chosen("size"_text)), std::size_t>);
struct both_ways {
  constexpr int operator()() const { return 0; }
  constexpr int operator()(auto) const { return 1; }
};
static_assert(text_switch("a"_text, on("a"_text, both_ways{})) == 0);
static_assert(text_switch("a", on("a"_text, both_ways{}), otherwise(both_ways{})) == 0);
static_assert(text_switch("b"_text, on("a"_text, [] { return 1; }), on("b"_text, [] { return "b"_text; })) == "b"_text);
static_assert(std::is_void_v<decltype(text_switch("a"_text, on("a"_text, [] {}), on("b"_text, [] { return 1; })))>);

// A switch that does not compile is detectable with a requires-expression.
constexpr auto nothing = [] {};
constexpr auto zero = [] { return 0; };
template <class... Cases>
concept is_switch = requires(std::string_view text, Cases... cases) { text_switch(text, cases...); };
template <unvalidated_literal Text, class Handler>
using case_of = decltype(on(text_constant<Text>{}, Handler{}));
template <class Handler>
using else_of = decltype(otherwise(Handler{}));
using n = std::remove_const_t<decltype(nothing)>;
using z = std::remove_const_t<decltype(zero)>;
static_assert(is_switch<case_of<"a", n>> && is_switch<case_of<"a", n>, case_of<"b", n>> &&
              is_switch<case_of<"a", z>, else_of<z>>);
static_assert(!is_switch<case_of<"a", n>, case_of<u"a", n>>);
static_assert(!is_switch<case_of<"a", z>> && !is_switch<case_of<"a", z>, else_of<n>> &&
              !is_switch<case_of<"a", n>, else_of<z>>);
// A handler takes nothing, or the text.
template <class Argument>
struct takes {
  constexpr void operator()(Argument) const {}
};
static_assert(is_switch<case_of<"a", takes<std::string_view>>> && !is_switch<case_of<"a", takes<int>>>);
static_assert(!is_switch<case_of<"a", z>, else_of<takes<u8lit::text_view<char>>>>);
static_assert(!is_switch<> && !is_switch<else_of<z>> && !is_switch<else_of<z>, case_of<"a", z>>);
static_assert(!is_switch<else_of<z>, case_of<"a", z>, else_of<z>> &&
              !is_switch<case_of<"a", n>, else_of<n>, else_of<n>>);
template <unvalidated_literal Text, class... Cases>
concept can_switch = requires(Cases... cases) { text_switch(text_constant<Text>{}, cases...); };
static_assert(can_switch<"a", case_of<"a", z>> && can_switch<"b", case_of<"a", z>, else_of<n>>);
static_assert(!can_switch<"b", case_of<"a", z>> && !can_switch<"\xC0", case_of<"a", z>, else_of<z>>);

// For all texts of up to four letters, few cases and many give the same result as comparisons.
template <std::size_t... Index>
constexpr auto filler(indices<Index...>) {
  return on(text_constant<fixed_text<char, 3>{{'k', '0' + Index / 10, '0' + Index % 10, 0}}>{}..., [] { return 9; });
}
template <class Unit>
constexpr bool is_as_comparisons(const small_text<Unit>& text) {
  const std::u32string_view word = text.scalars();
  const int few = word == U"" ? 1 : word == U"a" || word == U"aé" ? 2 : word == U"éa" ? 3 : 0;
  const int others = word == U"é" ? 4 : word == U"aa" ? 5 : word == U"éé" ? 6 : word == U"ééé" ? 8 : 0;
  const int many = few != 0 ? few : word == U"aaa" || word == U"aéa" ? 7 : others;
  return few == text_switch(text.text(), on(""_text, [] { return 1; }), on("a"_text, u"aé"_text, [] { return 2; }),
                            on("éa"_text, [] { return 3; }), otherwise([] { return 0; })) &&
         many == text_switch(text.text(), on(""_text, [] { return 1; }), on("a"_text, u"aé"_text, [] { return 2; }),
                             on("éa"_text, [] { return 3; }), on("é"_text, [] { return 4; }),
                             on(U"aa"_text, [] { return 5; }), on("éé"_text, [] { return 6; }),
                             on("aaa"_text, "aéa"_text, [] { return 7; }), on("ééé"_text, [] { return 8; }),
                             filler(indices_below<70>{}), otherwise([] { return 0; }));
}
template <class Unit>
constexpr bool switches_in(size_t longest) {
  return for_all_texts<Unit>(U"aé", longest, [](const auto& text) { return is_as_comparisons(text); });
}
static_assert(switches_in<char>(3) && switches_in<char16_t>(3));
bool switches_all() {
  const size_t four = unknown(4);
  return switches_in<char>(four) && switches_in<char16_t>(four) && switches_in<char32_t>(four) &&
         switches_in<wchar_t>(four);
}

bool switches_at_run_time() {
  std::string word = "gr";
  const bool none = number(word) == 0 && calls(word) == 0;
  return none && number(word + "ün") == 2 && number(word + '\xC3') == 0 && number(std::u16string{u"red"}) == 1 &&
         calls("bb") == 20 && &reference(word) == &two;
}

// The common type of results is std::common_type, except that references of one type stay references.
template <class... Results>
inline constexpr bool is_as_common_type =
    std::is_same_v<switches::common_result<Results...>, std::common_type_t<Results...>>;
static_assert(is_as_common_type<int, int, int> && is_as_common_type<char, long, int> &&
              is_as_common_type<const char*, std::nullptr_t>);
static_assert(is_as_common_type<void, void> && is_as_common_type<int, double, float> && is_as_common_type<int>);
static_assert(std::is_same_v<switches::common_result<int&, int&>, int&> &&
              std::is_same_v<switches::common_result<int, void>, switches::no_common_type>);
static_assert(std::is_same_v<switches::common_result<int, const char*, int>, switches::no_common_type>);

// A handler is called without argument if possible.
struct with_char_or_nothing {
  constexpr int operator()() const { return 1; }
  constexpr int operator()(char) const { return 2; }
};
struct with_char {
  constexpr long operator()(char text) const { return text; }
};
static_assert(std::is_same_v<switches::handler_result<with_char_or_nothing, char>::type, int> &&
              std::is_same_v<switches::handler_result<with_char, char>::type, long>);

// Each handler by its index: 20 handlers take two steps of sixteen.
template <int Number>
struct gives {
  int* calls;
  constexpr int operator()() const {
    ++*calls;
    return Number;
  }
};
template <int... Number>
constexpr int call_of(std::size_t index, int& calls, std::integer_sequence<int, Number...>) {
  return
      [&](auto... handlers) { return switches::call_handler<int>(index, 'a', handlers...); }(gives<Number>{&calls}...);
}
constexpr bool calls_each_once() {
  for (int index = 0; index < 20; ++index) {
    int calls = 0;
    const auto number = static_cast<std::size_t>(index);
    if (call_of(number, calls, std::make_integer_sequence<int, 20>{}) != index || calls != 1) return false;
    if (index < 16 && call_of(number, calls, std::make_integer_sequence<int, 16>{}) != index) return false;
    if (index < 17 && call_of(number, calls, std::make_integer_sequence<int, 17>{}) != index) return false;
  }
  return true;
}
static_assert(calls_each_once());

// Results need not be movable: they are constructed in place (guaranteed elision).
struct immovable {
  int value;
  constexpr explicit immovable(int number) : value{number} {}
  immovable(const immovable&) = delete;
  immovable& operator=(const immovable&) = delete;
};
constexpr bool moves_nothing() {
  auto handler = [] { return immovable{3}; };
  return switches::call<immovable>(handler, 'a').value == 3;
}
static_assert(moves_nothing());

int main() { return at_run_time(switches_all, switches_at_run_time, calls_each_once, moves_nothing); }
