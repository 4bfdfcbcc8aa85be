// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/canonical_caseless_matching.hpp>

#include <array>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::equal_ignoring_case_canonically;

// The Unicode Standard, D145.
static_assert(equal_ignoring_case_canonically(""_text, "") &&
              equal_ignoring_case_canonically("\u00C9"_text, "e\u0301") &&
              equal_ignoring_case_canonically("STRASSE\u0301"_text, "stra\u00DF\u00E9"));
static_assert(!equal_ignoring_case_canonically("\u00C9"_text, "e\u0300") &&
              !equal_ignoring_case_canonically("\u00C9"_text, "e") &&
              !equal_ignoring_case_canonically("e"_text, "\u00C9"));
// The reason for which text is normalized first: U+0345 folds to a letter, and may be before or after other marks.
static_assert(equal_ignoring_case_canonically("\u03B1\u0345\u0301"_text, "\u03B1\u0301\u0345") &&
              equal_ignoring_case_canonically("\u1FB4"_text, "\u0391\u0301\u0399") &&
              equal_ignoring_case_canonically("\u03B1\u0345\u0301"_text, "\u0386\u0399"));
// Marks in any order, Hangul, and other encoding forms.
static_assert(equal_ignoring_case_canonically("Q\u0307\u0323"_text, "q\u0323\u0307") &&
              equal_ignoring_case_canonically("a\uAC00"_text, "A\u1100\u1161") &&
              equal_ignoring_case_canonically("\u01F0"_text, u"J\u030C"_text) &&
              equal_ignoring_case_canonically(U"\u212B"_text, u"a\u030A"_text));

// The same as when texts are normalized, folded, and normalized again.
constexpr bool compares_as_normalized() {
  constexpr std::array<utf8_view, 14> texts{
      "", "E\u0301", "\u00E9", "e", "\u1FB4", "\u0391\u0301\u0399", "\u03B1\u0345\u0301", "\u03B1\u0345",
      "\u00C5ngstr\u00F6m", "\u212BNGSTRO\u0308M", "\u0130", "i\u0307", "\u1E9E\u0323\u0307", "ss\u0307\u0323"};
  const auto make_key = [](utf8_view text, char* key) {
    char decomposed[64]{}, folded[64]{};
    const utf8_view first = utf8_view::unchecked(decomposed, unicode::to_nfd(text, decomposed).written);
    const utf8_view second = utf8_view::unchecked(folded, unicode::fold_case(first, folded).written);
    return utf8_view::unchecked(key, unicode::to_nfd(second, key, 64).written);
  };
  for (const utf8_view left : texts) {
    for (const utf8_view right : texts) {
      char l[64]{}, r[64]{};
      if (equal_ignoring_case_canonically(left, right) != (make_key(left, l) == make_key(right, r))) return false;
    }
  }
  return true;
}
static_assert(compares_as_normalized());

int main() { return at_run_time(compares_as_normalized); }
