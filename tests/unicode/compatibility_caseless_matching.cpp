// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/compatibility_caseless_matching.hpp>
#include <u8lit/unicode/letter_case.hpp>
#include <u8lit/unicode/nfkc_casefold.hpp>

#include <array>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::equal_as_identifiers, unicode::equal_ignoring_case_and_compatibility;

// The Unicode Standard, D146.
static_assert(equal_ignoring_case_and_compatibility(""_text, "") &&
              equal_ignoring_case_and_compatibility("\uFB01\uFF12"_text, "FI2") &&
              equal_ignoring_case_and_compatibility("\u212BNGSTROM"_text, u"a\u030Angstrom"_text) &&
              equal_ignoring_case_and_compatibility("Stra\u00DFe"_text, "\uFF33TRASSE"));
static_assert(!equal_ignoring_case_and_compatibility("\uFB01"_text, "f") &&
              !equal_ignoring_case_and_compatibility("f"_text, "\uFB01") &&
              !equal_ignoring_case_and_compatibility("fi\u00ADle"_text, "file"));
// D147.
static_assert(equal_as_identifiers("\uFB01\u00ADle"_text, "FILE") && equal_as_identifiers("\u200D"_text, "") &&
              equal_as_identifiers("e\u034F\u0301"_text, u"\u00C9"_text) && !equal_as_identifiers("fi"_text, "f"));
// U+0345 follows other marks before it is folded, but not what is no mark then.
static_assert(equal_as_identifiers("\u03B1\u0345\u0301"_text, "\u0386\u0399") &&
              equal_as_identifiers("\u1F80\u0301"_text, "\u1F00\u0301\u0399") &&
              !equal_as_identifiers("\u03B1\u0345\u034F\u0301"_text, "\u0386\u0399") &&
              equal_as_identifiers("\u03B1\u0345\u034F\u0301"_text, "\u0391\u038A"));
static_assert(!equal_ignoring_case_and_compatibility("\u03B1\u0345\uFF9E"_text, "\u03B1\uFF9E\u0345") &&
              equal_ignoring_case_and_compatibility("\u03B1\u0345\uFF9E"_text, "\u0391\u0399\u3099"));

// The same as when texts are converted as the definitions say.
constexpr std::array<utf8_view, 16> texts{
    "", "E\u0301", "\u00E9", "e", "\u1FB4", "\u0391\u0301\u0399", "\u03B1\u0345\u0301", "\u03B1\u034F\u0345\u0301",
    "\uFB01\u00AD\u0323\u0307", "fi\u0307\u0323", "FI\u0323\u0307\u200D", "\u0130", "i\u034F\u0307",
    "\u1E9E\u0323\u0307", "ss\u0307\u0323", "\u03B1\u0345\uFF9E\u0301"};
template <class Operation>
constexpr utf8_view make(const Operation& operation, utf8_view text, char* out) {
  return utf8_view::unchecked(out, operation(text, out, 64).written);
}
struct keys_of_text {
  char key[64]{};
  char identifier[64]{};

  explicit constexpr keys_of_text(utf8_view text) {
    char decomposed[64]{}, folded[64]{}, mapped[64]{}, again[64]{};
    const utf8_view first = make(unicode::fold_case, make(unicode::to_nfd, text, decomposed), folded);
    make(unicode::to_nfkd, make(unicode::fold_case, make(unicode::to_nfkd, first, mapped), again), key);
    make(unicode::to_nfkc_casefold, make(unicode::to_nfd, text, decomposed), identifier);
  }
};
constexpr bool are_same(const char (&left)[64], const char (&right)[64]) {
  for (size_t at = 0; at < 64; ++at) {
    if (left[at] != right[at]) return false;
  }
  return true;
}
constexpr bool compares_as_converted(size_t first, size_t last) {
  for (; first < last; ++first) {
    const keys_of_text left{texts[first]};
    for (const utf8_view text : texts) {
      const keys_of_text right{text};
      if (equal_ignoring_case_and_compatibility(texts[first], text) != are_same(left.key, right.key)) return false;
      if (equal_as_identifiers(texts[first], text) != are_same(left.identifier, right.identifier)) return false;
    }
  }
  return true;
}
static_assert(are_same(keys_of_text{texts[4]}.key, keys_of_text{texts[5]}.key) &&
              !are_same(keys_of_text{texts[6]}.key, keys_of_text{texts[7]}.key));
static_assert(compares_as_converted(7, 8));
// All take more steps than clang allows an evaluation.
bool compares_at_run_time() { return compares_as_converted(0, texts.size()); }

int main() { return at_run_time(compares_at_run_time); }
