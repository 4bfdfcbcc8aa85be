// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/compare.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/canonical_equivalence.hpp>

#include <array>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::compare_canonically;

// The Unicode Standard, D70: canonical equivalents have the same full canonical decomposition. UAX #15, figures 1, 3
// and 5: a composite and its parts, a singleton, marks in any order, Hangul; not compatibility characters.
static_assert(compare_canonically("\u00C7"_text, "C\u0327") == 0);
static_assert(compare_canonically("\u212B"_text, "\u00C5") == 0 && compare_canonically("\u2126"_text, "\u03A9") == 0);
static_assert(compare_canonically("q\u0307\u0323"_text, "q\u0323\u0307") == 0);
static_assert(compare_canonically("\uAC00"_text, "\u1100\u1161") == 0);
static_assert(compare_canonically("\u1E9B\u0323"_text, "\u017F\u0323\u0307") == 0);
static_assert(compare_canonically("\uFB01"_text, "fi") != 0 && compare_canonically("x\u00B2"_text, "x2") != 0);
// Marks of the same class keep their order.
static_assert(compare_canonically("a\u0301\u0300"_text, "a\u0300\u0301") != 0);

// Between encoding forms, with empty text, and with literals, which are checked.
static_assert(compare_canonically("\u00E9"_text, u"e\u0301"_text) == 0 &&
              compare_canonically(U"\U0001D15E"_text, "\U0001D157\U0001D165"_text) == 0);
static_assert(compare_canonically(""_text, "") == 0 && compare_canonically(""_text, "a") < 0 &&
              compare_canonically("a"_text, "") > 0 && compare_canonically(""_text, u"a"_text) < 0);

// In code point order of Normalization Form D: the composite is not beyond the letters.
static_assert(compare_canonically("\u00E9"_text, "f") < 0 && compare_canonically("e\u0301"_text, "\u00E9a") < 0 &&
              compare_canonically("z"_text, "\u00E9") > 0);
// What follows the common beginning is compared with the marks before it.
static_assert(compare_canonically("abe\u0301\u0323"_text, "abe\u0323\u0301") == 0 &&
              compare_canonically("ab\u0301"_text, "ab") > 0 && compare_canonically("ab"_text, "ab\u0301") < 0 &&
              compare_canonically("e\u0323\u0301"_text, "e\u0323\u0301\u0316") < 0);
// After sequences of which only the first bytes are equal.
static_assert(compare_canonically("\u00E9"_text, "\u00E8") > 0 && compare_canonically("\u65E5"_text, "\u65E6") < 0 &&
              compare_canonically("a\u00E9"_text, "ae\u0301") == 0);

// The same texts as if they were decomposed first, in both orders.
constexpr bool compares_as_decomposed() {
  constexpr std::array<utf8_view, 16> texts{
      "", "a", "e", "e\u0301", "\u00E9", "e\u0301\u0323", "\u1EB9\u0301", "\u00E9\u0323", "e\u0323", "\uAC00", "\uAC01",
      "\u1100\u1161", "\u1100\u1161\u11A8", "\u0301", "a\u0344", "a\u0308\u0301"};
  for (const utf8_view left : texts) {
    for (const utf8_view right : texts) {
      char l[64]{}, r[64]{};
      const std::size_t l_size = unicode::to_nfd(left, l).written, r_size = unicode::to_nfd(right, r).written;
      const int expected = compare(utf8_view::unchecked(l, l_size), utf8_view::unchecked(r, r_size));
      const int found = compare_canonically(left, right);
      if ((found < 0) != (expected < 0) || (found > 0) != (expected > 0)) return false;
    }
  }
  return true;
}
static_assert(compares_as_decomposed());

int main() { return at_run_time(compares_as_decomposed); }
