// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/restriction_level.hpp>

#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/text/literals.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;
using enum restriction_level;

// UTS #39, section 5.1, table 1a: Circle in Latin, in Cyrillic, in both; with a digit; with mathematical letters, which
// are used in all scripts.
static_assert(is_single_script("Circle"_text) && is_single_script("\u0421\u0456\u0433\u0441\u04C0\u0435"_text));
static_assert(!is_single_script("\u0421ir\u0441l\u0435"_text) && is_single_script("Circ1e"_text));
static_assert(is_single_script("C\U0001D5C2\U0001D5CB\U0001D5BC\U0001D5C5\U0001D5BE"_text));
static_assert(is_single_script("\U0001D5A2\U0001D5C2\U0001D5CB\U0001D5BC\U0001D5C5\U0001D5BE"_text));
static_assert(is_single_script("\u3006\u5207"_text) && is_single_script("\u306D\u30AC"_text));
// What is written together: Japanese, Korean, Han and Bopomofo; but not Hiragana and Hangul.
static_assert(is_single_script("漢字ひらがなカタカナ"_text) && is_single_script("한글漢字"_text));
static_assert(is_single_script("\u3105漢"_text) && !is_single_script("ひ한"_text) && !is_single_script("\u3105ひ"_text));
// A character of several scripts: U+0951 is used in Devanagari and Latin, not in Greek.
static_assert(is_single_script("\u0905\u0951"_text) && is_single_script("a\u0951"_text));
static_assert(!is_single_script("\u03B1\u0951"_text) && !is_single_script("a\u0378"_text));
static_assert(is_single_script(""_text) && is_single_script("1 + 2"_text) && is_single_script(u"größe: 10 €"_text));

// UTS #39, section 5.2.
static_assert(restriction_level_of(""_text) == ascii_only && restriction_level_of("paypal"_text) == ascii_only);
static_assert(restriction_level_of("größe"_text) == single_script && restriction_level_of("λ2"_text) == single_script);
static_assert(restriction_level_of("東京タワー"_text) == single_script);
static_assert(restriction_level_of("東京towerタワー"_text) == highly_restrictive);
static_assert(restriction_level_of(u"한글abc"_text) == highly_restrictive);
static_assert(restriction_level_of("ไทยabc"_text) == moderately_restrictive);
static_assert(restriction_level_of("ไทยabcé"_text) == moderately_restrictive);
static_assert(restriction_level_of("Toys-\u042F-Us"_text) == minimally_restrictive);
static_assert(restriction_level_of("aβ"_text) == minimally_restrictive);
static_assert(restriction_level_of("ไทย日本"_text) == minimally_restrictive);
static_assert(restriction_level_of("I\u2665NY"_text) == unrestricted);
static_assert(restriction_level_of("a b"_text) == unrestricted);
static_assert(restriction_level_of("\uFB01n"_text) == unrestricted);
static_assert(restriction_level_of("\u13A0"_text) == unrestricted);
// U+09EA is used in Bengali and Chakma, U+1045 in Burmese and Chakma, which is not in common use.
static_assert(restriction_level_of("O\u09EA\u1045"_text) == minimally_restrictive);
static_assert(ascii_only < single_script && minimally_restrictive < unrestricted);

// Identifier_Status.
static_assert(is_allowed_in_identifiers(U'a') && is_allowed_in_identifiers(U'-') &&
              is_allowed_in_identifiers(U'\u00B7') && is_allowed_in_identifiers(U'\u5B57'));
static_assert(!is_allowed_in_identifiers(U' ') && !is_allowed_in_identifiers(U'\u0149') &&
              !is_allowed_in_identifiers(U'\u200D') && !is_allowed_in_identifiers(U'\u0378'));

// Section 5.3.
static_assert(has_mixed_numbers("8\u09EA"_text) && has_mixed_numbers(u"\u0661a\u06F1"_text));
static_assert(!has_mixed_numbers("0189"_text) && !has_mixed_numbers("\u0661\u0669"_text));
static_assert(!has_mixed_numbers(""_text));
// Mathematical digits are five sets of numerals in a row; a fraction is not a digit.
static_assert(has_mixed_numbers("\U0001D7CE\U0001D7D8"_text) && !has_mixed_numbers("\U0001D7CE\U0001D7D7"_text));
static_assert(!has_mixed_numbers("1\u00BD\u2461"_text));

// Where another script begins.
template <class Policy, class Text>
constexpr policy::violation find_in(const Text& text) {
  return Policy::first_violation(text_view{text});
}
constexpr policy::violation at(size_t offset, scalar_value value) { return {true, offset, value}; }
static_assert(find_in<policy::single_script>("p\u0430ypal"_text) == at(1, U'\u0430'));
static_assert(find_in<policy::single_script>(u"\u0430\u0431c\u0433"_text) == at(2, U'c'));
static_assert(!find_in<policy::single_script>("größe: 10 €"_text) && !find_in<policy::single_script>("漢字ひらがな"_text));
static_assert(find_in<policy::single_script>("ひ漢한"_text) == at(6, U'한'));
static_assert(!find_in<policy::highly_restrictive>("東京towerタワー"_text));
static_assert(find_in<policy::highly_restrictive>("tower\u0E44"_text) == at(5, U'\u0E44'));
static_assert(find_in<policy::highly_restrictive>("a b"_text) == at(1, U' '));
static_assert(!find_in<policy::moderately_restrictive>("tower\u0E44"_text));
static_assert(find_in<policy::moderately_restrictive>("aβ"_text) == at(1, U'β'));

constexpr restricted_text<char, policy::single_script> service = "paypal";
static_assert(service == "paypal" && satisfies<"größe", policy::single_script>);
static_assert(!satisfies<"gr\u043E", policy::single_script>);
static_assert(policy::implies<policy::highly_restrictive, policy::moderately_restrictive>);

constexpr bool checks() {
  using restricted = restricted_text<char, policy::highly_restrictive>;
  return restricted::checked("東京tower") && restricted::checked("p\u0430ypal").violation() == at(1, U'\u0430') &&
         restriction_level_of("ไทยabc"_text) == moderately_restrictive && has_mixed_numbers("8\u09EA"_text);
}
static_assert(checks());

int main() { return at_run_time(checks); }
