// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_cases.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The texts of all cases as rows, in UTF-8, each with the number of its case.
constexpr auto& rows = switching::rows_of<case_texts<"red">, case_texts<u"grün", U"green">, case_texts<"">, case_texts<>>;
static_assert(rows.size() == 4 && rows[0].value == 0 && rows[1].value == 1 && rows[2].value == 1 && rows[3].value == 2);
static_assert(std::string_view{rows[1].key.data(), rows[1].key.size()} == "grün" && rows[3].key.size() == 0);
static_assert(sizeof rows[0].value == 1);

// Found by text of any form; what is ill-formed is no text of any case.
constexpr std::size_t number(const auto& text) { return switching::case_number<rows, 9>(text); }
static_assert(number("red") == 0 && number("grün") == 1 && number(u"green") == 1 && number(U"") == 2);
static_assert(number("re") == 9 && number("gr\xC3\xBC") == 9 && number("gr\xC3") == 9 && number("greenish") == 9);
static_assert(number(u"grünlich, länger als alle") == 9);
constexpr char16_t lone[] = {u'r', u'e', u'd', 0xD800};
static_assert(number(std::u16string_view{lone, 3}) == 0 && number(std::u16string_view{lone, 4}) == 9);
#ifdef __cpp_char8_t
static_assert(number(u8"grün") == 1);
static_assert(switching::case_number<switching::rows_of<case_texts<u8"€">>, 1>("€") == 0);
#endif

// As many as are compared one by one, and one more, which are found by a hash.
template <std::size_t Index>
inline constexpr fixed_text<char, 3> numbered{{'k', '0' + Index / 10, '0' + Index % 10, 0}};
template <std::size_t... Index>
constexpr const auto& rows_below(indices<Index...>) {
  return switching::rows_of<case_texts<numbered<Index>>..., case_texts<u"acht", "€">>;
}
template <std::size_t Count>
constexpr bool finds_each_of() {
  constexpr auto& many = rows_below(indices_below<Count>{});
  const auto found = [](const auto& text) { return switching::case_number<many, 99>(text); };
  for (std::size_t value = 0; value < Count; ++value) {
    const char16_t key[] = {u'k', static_cast<char16_t>('0' + value / 10), static_cast<char16_t>('0' + value % 10)};
    const char octets[] = {'k', static_cast<char>(key[1]), static_cast<char>(key[2])};
    if (found(std::string_view{octets, 3}) != value || found(std::u16string_view{key, 3}) != value) return false;
  }
  return found("acht") == Count && found(U"€") == Count && found("k99") == 99 && found("") == 99 && found("a very long word") == 99;
}
static_assert(rows_below(indices_below<62>{}).size() == switching::most_compared);
constexpr bool finds_each() { return finds_each_of<62>() && finds_each_of<63>(); }
static_assert(finds_each());

// What is wrong with texts: one is ill-formed, or is there twice, in whatever form and case.
template <class... Case>
inline constexpr bool are_right = well_formed<diagnostic_of_cases<Case...>>;
static_assert(are_right<case_texts<"a", u"b">, case_texts<"A">, case_texts<"a\0">>);
static_assert(!are_right<case_texts<"a", "a">> && !are_right<case_texts<"a", u"a">> && !are_right<case_texts<U"é">, case_texts<"é">>);
static_assert(are_right<case_texts<"é">, case_texts<"e\u0301">>);
static_assert(std::is_same_v<diagnostic_of_cases<case_texts<"a">, case_texts<"b", "\xC0">>,
                             invalid_key::ill_formed<invalid_key::key_number<3>, diagnostic_of<"\xC0">>>);
constexpr unvalidated_literal<char16_t, 1> half{{0xD83D, 0}};
static_assert(std::is_same_v<diagnostic_of_cases<case_texts<"a">, case_texts<half>>,
                             invalid_key::ill_formed<invalid_key::key_number<2>, diagnostic_of<half>>>);

int main() { return at_run_time(finds_each); }
