// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/caseless_matching.hpp>

#include <array>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::case_language, unicode::equal_ignoring_case, unicode::equal_ignoring_case_in;

// The Unicode Standard, D144: texts match if their full case foldings are equal. Section 5.18: sharp s and SS, the
// sigmas, U+0130 and i with a dot above.
static_assert(equal_ignoring_case(""_text, "") && equal_ignoring_case("Stra\u00DFe"_text, "STRASSE") &&
              equal_ignoring_case("stra\u1E9Ee"_text, "strasse"));
static_assert(equal_ignoring_case("\u03A3\u03AF\u03C3\u03C5\u03C6\u03BF\u03C2"_text,
                                  "\u03C3\u03AF\u03C3\u03C5\u03C6\u03BF\u03C3"));
static_assert(equal_ignoring_case("\u0130"_text, "i\u0307") && !equal_ignoring_case("\u0131"_text, "I") &&
              equal_ignoring_case("\u212A"_text, "k"));
// What is not equal, at any place, and what only begins equal.
static_assert(!equal_ignoring_case("ab"_text, "aC") && !equal_ignoring_case("a"_text, "ab") &&
              !equal_ignoring_case("Ab"_text, "a") && !equal_ignoring_case("\u00DF"_text, "s") &&
              !equal_ignoring_case("s"_text, "\u00DF") && !equal_ignoring_case("\u00DFs"_text, "sst"));
// In Turkish, I has no dot, and i has one. Eight letters at once make no difference at run time.
static_assert(equal_ignoring_case_in<case_language::turkish>("DI\u015EI \u0130"_text, "d\u0131\u015F\u0131 i") &&
              !equal_ignoring_case_in<case_language::turkish>("I"_text, "i") &&
              !equal_ignoring_case_in<case_language::turkish>("\u0130"_text, "i\u0307") &&
              equal_ignoring_case_in<case_language::turkish>("Stra\u00DFe"_text, u"STRASSE"_text));
static_assert(equal_ignoring_case_in<case_language::lithuanian>("I\u0130"_text, "ii\u0307") &&
              equal_ignoring_case_in<case_language::any>("I"_text, "i"));
bool compares_in_turkish() {
  const utf8_view capital = "ABCDEFGHIJKLMNOP", small = "abcdefghijklmnop",
                  without_dot = "abcdefgh\u0131jklmnop";
  constexpr auto& compare = equal_ignoring_case_in<case_language::turkish>;
  return !compare(capital, small) && compare(capital, without_dot) && compare(small, small) &&
         equal_ignoring_case_in<case_language::lithuanian>(capital, small);
}
// Not what is only canonically equivalent.
static_assert(!equal_ignoring_case("\u00C9"_text, "e\u0301"));
// Foldings of different lengths in different places.
static_assert(equal_ignoring_case("s\u00DFs"_text, "\u00DF\u1E9E") &&
              equal_ignoring_case("\uFB03\uFB01"_text, "FFIfI") &&
              equal_ignoring_case("f\uFB01"_text, "\uFB00I") && !equal_ignoring_case("f\uFB01"_text, "\uFB00L"));
// Between encoding forms.
static_assert(equal_ignoring_case("\u00DF\U00010400"_text, u"sS\U00010428"_text) &&
              equal_ignoring_case(U"\uFB01"_text, u"FI"_text) && !equal_ignoring_case(U"a"_text, "b"_text));

// In words of eight octets, at run time: differences in each octet, and in sequences across words.
constexpr bool compares_words() {
  constexpr std::array<utf8_view, 10> texts{
      "abcdefghijklmnopqrstuvwx", "abcdefg\u00E9ijklmnopqrstuv", "abcdefg\u00EAijklmnopqrstuv",
      "abcdef\u65E5\u672Cabcdefgh", "abcdef\u65E5\u672Dabcdefgh", "abcdef\u65E6\u672Cabcdefgh",
      "\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672C", "\u65E5\u672C\u8A9E\u65E5\u672C\u8A9E\u65E5\u672D",
      "@[`{abcdefghijklmnop", "`{@[abcdefghijklmnop"};
  for (const utf8_view left : texts) {
    for (const utf8_view right : texts)
      if (equal_ignoring_case(left, right) != (left == right)) return false;
    char upper[64]{}, changed[64]{};
    const utf8_view in_upper = utf8_view::unchecked(upper, unicode::to_upper(left, upper).written);
    if (!equal_ignoring_case(left, in_upper) || !equal_ignoring_case(in_upper, left)) return false;
    for (size_t at = 0; at < in_upper.size(); ++at) {
      for (size_t unit = 0; unit < in_upper.size(); ++unit) changed[unit] = upper[unit];
      if (static_cast<unsigned char>(changed[at]) >= 0x80) continue;
      changed[at] = '~';
      if (equal_ignoring_case(left, utf8_view::unchecked(changed, in_upper.size()))) return false;
    }
  }
  // A difference after a word that ends within a sequence.
  return equal_ignoring_case("abcdef\u65E5X"_text, "abcdef\u65E5x") &&
         !equal_ignoring_case("abcdef\u65E5X"_text, "abcdef\u65E5y");
}
static_assert(compares_words());

int main() { return at_run_time(compares_in_turkish, compares_words); }
