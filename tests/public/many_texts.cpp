// SPDX-License-Identifier: BSL-1.0
// Operations on literals take thousands of them at compilers' default limits: clang nests expressions no deeper than
// 256, and templates are nested no deeper than 900.
#include <u8lit.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

template <size_t Number>
constexpr fixed_text<char, 4> digits_of() {
  fixed_text<char, 4> result;
  for (size_t at = 4, rest = Number; at-- > 0; rest /= 10)
    result.unchecked_units[at] = static_cast<char>('0' + rest % 10);
  return result;
}
template <size_t Number>
using word = text_constant<digits_of<Number>()>;
static_assert(word<1999>{} == "1999"_text && word<7>{} == "0007"_text);

// Whether the text is the words in order, with the separator between two.
constexpr bool has_words(text_view<char> text, text_view<char> separator, size_t words) {
  size_t at = 0;
  for (size_t number = 0; number < words; ++number) {
    for (size_t skipped = number == 0 ? separator.size() : 0; skipped < separator.size(); ++skipped)
      if (text.data()[at++] != separator.data()[skipped]) return false;
    for (size_t divisor = 1000; divisor > 0; divisor /= 10)
      if (text.data()[at++] != static_cast<char>('0' + number / divisor % 10)) return false;
  }
  return at == text.size();
}

// All that only puts literals together, of 2,000.
template <size_t... Number>
constexpr bool takes_words(indices<Number...>) {
  using list = decltype(make_text_list(word<Number>{}...));
  constexpr auto joined = join(","_text, word<Number>{}...);
  constexpr auto sorted = sort(word<sizeof...(Number) - 1 - Number>{}...);
  size_t visited = 0;
  list::for_each([&visited](auto text) { visited += text.size(); });
  return has_words(concat(word<Number>{}...), "", sizeof...(Number)) && has_words(joined, ",", sizeof...(Number)) &&
         sorted == list{} && split(joined, ","_text) == list{} && list::index_of("1999"_utf8) == 1999 &&
         list::template at<1999>() == "1999"_text && visited == joined.size() - sizeof...(Number) + 1;
}
static_assert(takes_words(indices_below<2000>{}));

// Of literals as template arguments, and in another form.
template <size_t... Number>
constexpr bool takes_literals(indices<Number...>) {
  return has_words(concat(word<Number>{}...), "", sizeof...(Number)) &&
         has_words(join(", "_text, word<Number>{}...), ", ", sizeof...(Number)) &&
         legacy::wtf8::concat(encoded_constant<legacy::wtf8, digits_of<Number>()>{}...).size() == 4 * sizeof...(Number);
}
static_assert(takes_literals(indices_below<300>{}));

// Cases, with results of different types, and ranges of a policy.
template <size_t Number>
struct named {
  constexpr auto operator()() const {
    if constexpr (Number % 2 == 0) return Number;
    else return static_cast<unsigned short>(Number);
  }
};
template <size_t... Number>
constexpr size_t number_of(text_view<char> text, indices<Number...>) {
  return text_switch(text, on(text_constant<digits_of<Number>()>{}, named<Number>{})...,
                     otherwise([] { return size_t{9999}; }));
}
template <size_t... Number>
struct no_even_ideograph : policy::none_of<code_point_range{0x4E00 + 2 * Number, 0x4E00 + 2 * Number}...> {
  static constexpr const char* name = "no even ideograph";
};
template <size_t... Number>
constexpr size_t first_refused(text_view<char> text, indices<Number...>) {
  return restricted_text<char, no_even_ideograph<Number...>>::checked(text).violation().offset;
}
constexpr bool takes_cases() {
  return number_of("0299", indices_below<300>{}) == 299 && number_of("0300", indices_below<300>{}) == 9999 &&
         text_cases<"a", "b">{}("b"_utf8) == 1 && first_refused("\u4E01\u5058\u5056", indices_below<300>{}) == 6;
}
static_assert(takes_cases());

int main() { return at_run_time(takes_cases); }
