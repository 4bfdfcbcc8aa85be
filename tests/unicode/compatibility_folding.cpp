// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/compatibility_folding.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

static_assert(is_default_ignorable(0xAD) && is_default_ignorable(0x200D) && is_default_ignorable(0xFE0F) &&
              is_default_ignorable(0xE0FFF) && !is_default_ignorable(0xE1000) && !is_default_ignorable(U'a') &&
              !is_default_ignorable(0xAC) && !is_default_ignorable(0xAE) && !is_default_ignorable(0x10FFFF));

template <normal_form Form>
constexpr bool folds(char32_t value, std::u32string_view expected) {
  typename folding_of<Form>::folded folded;
  size_t at = 0;
  if (!folded.read(value)) return expected.empty();
  do {
    if (at == expected.size() || folded.front() != expected[at] ||
        folded.combining_class() != class_of(expected[at]).combining_class)
      return false;
    ++at;
  } while (folded.remove_front());
  return at == expected.size();
}
static_assert(folds<nfkc_casefold>(U'A', U"a") && folds<nfkc_casefold>(0xDF, U"ss") &&
              folds<nfkc_casefold>(0xFB03, U"ffi") && folds<nfkc_casefold>(0xC9, U"e\u0301") &&
              folds<nfkc_casefold>(0x345, U"\u03B9") && folds<nfkc_casefold>(0x1F88, U"\u03B1\u0313\u03B9") &&
              folds<nfkc_casefold>(0xAC01, U"\u1100\u1161\u11A8") && folds<nfkc_casefold>(0xAD, U""));
static_assert(folds<compatibility_caseless>(0xAD, U"\u00AD") && folds<identifier_caseless>(0xAD, U""));

// What begins anew does so when it is folded: nothing in it combines with what precedes it. And what changes nothing is
// all that a character becomes.
constexpr bool agrees(char32_t value) {
  const normalization_facts facts = facts_of<nfkc_casefold>(table_place::of(value));
  typename folding_of<nfkc_casefold>::folded folded;
  if (!folded.read(value)) return !facts.begins_anew && !facts.is_stable;
  if (facts.begins_anew && !facts_of<nfd>(table_place::of(folded.front())).begins_anew) return false;
  return !facts.is_stable || hangul::is_syllable(value) || canonical_value(value) >= first_decomposition ||
         (folded.front() == value && !folded.remove_front());
}
constexpr bool agrees(char32_t first, char32_t last) {
  for (; first <= last; ++first) {
    if (is_scalar_value(first) && !agrees(first)) return false;
  }
  return true;
}
static_assert(agrees(0, 0x17F) && agrees(0x340, 0x37F) && agrees(0xFF60, 0xFFA0));
bool all_agree() { return agrees(0, 0x10FFFF); }

int main() { return at_run_time(all_agree); }
