// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/fold.hpp>

#include <u8lit/text/text_literal.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage: a step that is a template, and one that computes.
template <class State, char32_t Value>
struct then;
static_assert(std::is_same_v<scalar_fold<then, void, "日é">, then<then<void, U'日'>, U'é'>>);
static_assert(std::is_same_v<scalar_fold<then, int, "">, int> && std::is_same_v<scalar_fold<then, int, U"🚀">, then<int, U'🚀'>>);

template <char32_t... Values>
struct row {
  template <char32_t Next>
  using and_then = row<Values..., Next>;
};
template <class Row, char32_t Next>
using appended = typename Row::template and_then<Next>;
static_assert(std::is_same_v<scalar_fold<appended, row<>, u"日本\0語">, row<U'日', U'本', U'\0', U'語'>>);

// Each once and in order, whatever is left behind the last eight.
template <std::size_t Size>
constexpr auto alphabet = [] {
  fixed_text<char, Size> result;
  for (std::size_t at = 0; at < Size; ++at) result.unchecked_units[at] = static_cast<char>('A' + at);
  return result;
}();
template <class>
struct as_row;
template <std::size_t... Index>
struct as_row<indices<Index...>> {
  using type = row<U'A' + Index...>;
};
template <std::size_t... Size>
constexpr bool folds(indices<Size...>) {
  return (std::is_same_v<scalar_fold<appended, row<>, alphabet<Size>>, typename as_row<indices_below<Size>>::type> && ...);
}
constexpr bool folds_all() { return folds(indices_below<27>{}); }
static_assert(folds_all());

// Over a list.
template <class State, class Text>
struct before;
template <class State, class Text>
using octets = std::integral_constant<std::size_t, State::value + Text::size()>;
static_assert(std::is_same_v<list_fold<before, void, text_list<text_constant<"a">, text_constant<u"b">>>,
                             before<before<void, text_constant<"a">>, text_constant<u"b">>>);
template <class Row, class Text>
using with_first = typename Row::template and_then<*Text::scalars().begin()>;
static_assert(std::is_same_v<list_fold<with_first, row<>, decltype(make_text_list("a"_text, "b"_text, "c"_text, "d"_text, "e"_text, "f"_text, "g"_text, "h"_text, "日"_text, "é"_text))>,
                             row<U'a', U'b', U'c', U'd', U'e', U'f', U'g', U'h', U'日', U'é'>>);
static_assert(list_fold<octets, std::integral_constant<std::size_t, 0>,
                        decltype(make_text_list("1"_text, "22"_text, "日"_text, "4444"_text, "5"_text, "6"_text, "7"_text, "8"_text, "9"_text, "10"_text))>::value == 17);
static_assert(std::is_same_v<list_fold<before, int, text_list<>>, int>);

template <unvalidated_literal Text>
concept foldable = requires { typename scalar_fold<then, void, Text>; };
static_assert(foldable<"a"> && !foldable<"\xC0">);

int main() { return at_run_time(folds_all); }
