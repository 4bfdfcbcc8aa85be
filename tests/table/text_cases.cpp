// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/text_cases.hpp>

#include <u8lit/text/text_literal.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::literals;

// Usage: in a switch of the language's own.
constexpr text_cases<"red", u"grün", "青"> colour;
constexpr int number(const auto& word) {
  switch (colour(word)) {
    case colour.of("red"_text): return 1;
    case colour.of("grün"_text): return 2;
    case colour.of(text_constant<U"青">{}): return 3;
    default: return 0;
  }
}
static_assert(number("red") == 1 && number("grün") == 2 && number(u"青") == 3 && number("rot") == 0 && number("gr\xC3") == 0);
static_assert(colour("red") == 0 && colour(u"grün") == 1 && colour("") == npos && colour.size() == 3);
static_assert(noexcept(colour("red")) && noexcept(colour.of("red"_text)) && std::is_empty_v<decltype(colour)>);

// A literal's number can be asked for only if it has one.
template <unvalidated_literal Text>
concept is_colour = requires { static_cast<std::size_t>(colour.of(text_constant<Text>{})); };
static_assert(is_colour<"red"> && is_colour<u"青"> && !is_colour<"rot"> && !is_colour<"red\xC0">);

// Texts that are ill-formed or there twice are no arguments.
template <unvalidated_literal... Texts>
concept are_cases = requires { typename text_cases<Texts...>; };
static_assert(are_cases<"a", "b"> && are_cases<"">);
static_assert(!are_cases<> && !are_cases<"a", "b", "a"> && !are_cases<"a", u"a"> && !are_cases<"a", "\x80">);

// Several.
constexpr text_cases<"zero", "un", "δύο", "три", "四", "cinco", "sechs", "seitsemän", "osiem", "nīo", "tíu"> ten;
constexpr bool finds_each() {
  constexpr std::string_view words[] = {"zero", "un", "δύο", "три", "四", "cinco", "sechs", "seitsemän", "osiem", "nīo", "tíu"};
  std::size_t expected = 0;
  for (const std::string_view word : words) {
    if (ten(word) != expected++) return false;
  }
  return ten("onze") == npos && ten(u"три") == 3 && ten(U"四") == ten.of("四"_text);
}
static_assert(finds_each());

bool switches_at_run_time() {
  std::string word = "gr";
  const bool none = number(word) == 0;
  return none && number(word += "ün") == 2 && number(word += '\xC3') == 0 && number(std::string{}) == 0 &&
         number(std::u32string{U"青"}) == 3;
}

int main() { return at_run_time(finds_each, switches_at_run_time); }
