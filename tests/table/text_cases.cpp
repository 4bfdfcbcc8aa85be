// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_cases.hpp>

#include <u8lit/text/text_literal.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::literals;

// Usage: in a switch statement.
constexpr text_cases<"red", u"grün", "青"> colour;
constexpr int number(const auto& word) {
  switch (colour(word)) {
    case colour.of("red"_text): return 1;
    case colour.of("grün"_text): return 2;
    case colour.of(text_constant<U"青">{}): return 3;
    default: return 0;
  }
}
static_assert(number("red") == 1 && number("grün") == 2 && number(u"青") == 3 && number("rot") == 0 &&
              number("gr\xC3") == 0);
static_assert(colour("red") == 0 && colour(u"grün") == 1 && colour("") == npos && colour.size() == 3);
static_assert(noexcept(colour("red")) && noexcept(colour.of("red"_text)) && std::is_empty_v<decltype(colour)>);

// Only a literal that is among the texts has a number.
template <unvalidated_literal Text>
concept is_colour = requires { static_cast<std::size_t>(colour.of(text_constant<Text>{})); };
static_assert(is_colour<"red"> && is_colour<u"青"> && !is_colour<"rot"> && !is_colour<"red\xC0">);

// Ill-formed texts and duplicates are no valid arguments.
template <unvalidated_literal... Texts>
concept are_cases = requires { typename text_cases<Texts...>; };
static_assert(are_cases<"a", "b"> && are_cases<"">);
static_assert(!are_cases<> && !are_cases<"a", "b", "a"> && !are_cases<"a", u"a"> && !are_cases<"a", "\x80">);

// More texts.
constexpr text_cases<"zero", "un", "δύο", "три", "四", "cinco", "sechs", "seitsemän", "osiem", "nīo", "tíu"> ten;
constexpr bool finds_each_of_ten() {
  constexpr std::string_view words[] = {"zero",  "un",        "δύο",   "три", "四", "cinco",
                                        "sechs", "seitsemän", "osiem", "nīo", "tíu"};
  std::size_t expected = 0;
  for (const std::string_view word : words) {
    if (ten(word) != expected++) return false;
  }
  return ten("onze") == npos && ten(u"три") == 3 && ten(U"四") == ten.of("四"_text);
}
static_assert(finds_each_of_ten());

bool switches_at_run_time() {
  std::string word = "gr";
  const bool none = number(word) == 0;
  return none && number(word += "ün") == 2 && number(word += '\xC3') == 0 && number(std::string{}) == 0 &&
         number(std::u32string{U"青"}) == 3;
}

// The texts of all cases as rows, in UTF-8, each with the number of its case.
constexpr auto& rows =
    switches::rows_of<case_texts<"red">, case_texts<u"grün", U"green">, case_texts<"">, case_texts<>>;
static_assert(rows.size() == 4 && rows[0].value == 0 && rows[1].value == 1 && rows[2].value == 1 && rows[3].value == 2);
static_assert(std::string_view{rows[1].key.data(), rows[1].key.size()} == "grün" && rows[3].key.size() == 0);
static_assert(sizeof rows[0].value == 1);

// Found by text of any encoding form; ill-formed text equals no text of a case.
constexpr std::size_t case_of(const auto& text) { return switches::find_case<rows, 9>(text); }
static_assert(case_of("red") == 0 && case_of("grün") == 1 && case_of(u"green") == 1 && case_of(U"") == 2);
static_assert(case_of("re") == 9 && case_of("gr\xC3\xBC") == 9 && case_of("gr\xC3") == 9 && case_of("greenish") == 9);
static_assert(case_of(u"grünlich, länger als alle") == 9);
constexpr char16_t lone[] = {u'r', u'e', u'd', 0xD800};
static_assert(case_of(std::u16string_view{lone, 3}) == 0 && case_of(std::u16string_view{lone, 4}) == 9);
#ifdef __cpp_char8_t
static_assert(case_of(u8"grün") == 1);
static_assert(switches::find_case<switches::rows_of<case_texts<u8"€">>, 1>("€") == 0);
#endif

// As many texts as are compared one after the other, and one more, which are found with a hash.
template <std::size_t Index>
inline constexpr fixed_text<char, 3> numbered{{'k', '0' + Index / 10, '0' + Index % 10, 0}};
template <std::size_t... Index>
constexpr const auto& rows_below(indices<Index...>) {
  return switches::rows_of<case_texts<numbered<Index>>..., case_texts<u"acht", "€">>;
}
template <std::size_t Count>
constexpr bool finds_each_of() {
  constexpr auto& many = rows_below(indices_below<Count>{});
  const auto found = [](const auto& text) { return switches::find_case<many, 99>(text); };
  for (std::size_t value = 0; value < Count; ++value) {
    const char16_t key[] = {u'k', static_cast<char16_t>('0' + value / 10), static_cast<char16_t>('0' + value % 10)};
    const char octets[] = {'k', static_cast<char>(key[1]), static_cast<char>(key[2])};
    if (found(std::string_view{octets, 3}) != value || found(std::u16string_view{key, 3}) != value) return false;
  }
  return found("acht") == Count && found(U"€") == Count && found("k99") == 99 && found("") == 99 &&
         found("a very long word") == 99;
}
static_assert(rows_below(indices_below<62>{}).size() == switches::max_compared);
constexpr bool finds_each() { return finds_each_of<62>() && finds_each_of<63>(); }
static_assert(finds_each());

// The diagnostic: a text is ill-formed, or a duplicate of another in whatever encoding form and case.
template <class... Case>
inline constexpr bool are_valid = well_formed<diagnostic_of_cases<Case...>>;
static_assert(are_valid<case_texts<"a", u"b">, case_texts<"A">, case_texts<"a\0">>);
static_assert(!are_valid<case_texts<"a", "a">> && !are_valid<case_texts<"a", u"a">> &&
              !are_valid<case_texts<U"é">, case_texts<"é">>);
static_assert(are_valid<case_texts<"é">, case_texts<"e\u0301">>);
static_assert(std::is_same_v<diagnostic_of_cases<case_texts<"a">, case_texts<"b", "\xC0">>,
                             invalid_key::ill_formed<invalid_key::row_number<3>, diagnostic_of<"\xC0">>>);
constexpr unvalidated_literal<char16_t, 1> half{{0xD83D, 0}};
static_assert(std::is_same_v<diagnostic_of_cases<case_texts<"a">, case_texts<half>>,
                             invalid_key::ill_formed<invalid_key::row_number<2>, diagnostic_of<half>>>);

int main() { return at_run_time(finds_each_of_ten, finds_each, switches_at_run_time); }
