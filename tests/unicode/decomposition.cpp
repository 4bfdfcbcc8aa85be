// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/decomposition.hpp>

#include <string_view>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The full decompositions of a scalar value, with the combining class of each that is in it. Composed or not, a form
// has the same.
template <normal_form Form>
constexpr bool decomposes(char32_t value, std::u32string_view expected) {
  auto found = decomposition::of<Form>(value);
  for (size_t at = 0; at < expected.size(); ++at) {
    if (found.front() != expected[at] || found.combining_class() != class_of(expected[at]).combining_class)
      return false;
    if (found.remove_front() != (at + 1 < expected.size())) return false;
  }
  return true;
}
constexpr bool decomposes_canonically(char32_t value, std::u32string_view expected) {
  return decomposes<nfd>(value, expected) && decomposes<nfc>(value, expected);
}
constexpr bool decomposes_compatibly(char32_t value, std::u32string_view expected) {
  return decomposes<nfkd>(value, expected) && decomposes<nfkc>(value, expected);
}
constexpr bool decomposes(char32_t value, std::u32string_view canonical, std::u32string_view compatible) {
  return decomposes_canonically(value, canonical) && decomposes_compatibly(value, compatible);
}
// One that does not.
constexpr bool is_itself(char32_t value) { return decomposes(value, {&value, 1}, {&value, 1}); }

// UnicodeData.txt: most characters have no decomposition. Nor have those that are not assigned, here in the last plane
// with data, in the first without, and at the very end.
static_assert(is_itself(U'\0') && is_itself(U'a') && is_itself(U'\u00D0') && is_itself(U'\u0301') &&
              is_itself(U'\u4E00') && is_itself(U'\uFFFF') && is_itself(U'\U0002FFFF') && is_itself(U'\U00030000') &&
              is_itself(U'\U000E01F0') && is_itself(U'\U0010FFFF'));
// Canonical decompositions, which compatibility decomposition (D65) applies, too. Of one character, a singleton; of
// two, perhaps of two marks; of up to four once applied recursively (D68); in other planes, with surrogates in the
// table.
static_assert(decomposes(U'\u00C5', U"A\u030A", U"A\u030A") && decomposes(U'\u212B', U"A\u030A", U"A\u030A"));
static_assert(decomposes(U'\u2126', U"\u03A9", U"\u03A9") && decomposes(U'\u037E', U";", U";"));
static_assert(decomposes(U'\u0344', U"\u0308\u0301", U"\u0308\u0301"));
static_assert(decomposes(U'\u0F73', U"\u0F71\u0F72", U"\u0F71\u0F72"));
static_assert(decomposes(U'\u1E69', U"s\u0323\u0307", U"s\u0323\u0307"));
static_assert(decomposes(U'\u1F82', U"\u03B1\u0313\u0300\u0345", U"\u03B1\u0313\u0300\u0345"));
static_assert(decomposes(U'\U0001D160', U"\U0001D158\U0001D165\U0001D16E", U"\U0001D158\U0001D165\U0001D16E"));
static_assert(decomposes(U'\U000105C9', U"\U000105D2\u0307", U"\U000105D2\u0307"));
static_assert(decomposes(U'\U000113C5', U"\U000113C2\U000113C2", U"\U000113C2\U000113C2"));
static_assert(decomposes(U'\U00016128', U"\U0001611E\U0001611E\U00016120", U"\U0001611E\U0001611E\U00016120"));
static_assert(decomposes(U'\U00016D6A', U"\U00016D63\U00016D67\U00016D67", U"\U00016D63\U00016D67\U00016D67"));
static_assert(decomposes(U'\U0002FA1D', U"\U0002A600", U"\U0002A600") && is_itself(U'\U0002FA1E'));
// Compatibility decompositions only, the longest of all, and one of what also has a canonical one.
static_assert(decomposes(U'\uFB01', U"\uFB01", U"fi") && decomposes(U'\u00BC', U"\u00BC", U"1\u20444"));
static_assert(decomposes(U'\uFDFA', U"\uFDFA",
                         U"\u0635\u0644\u0649 \u0627\u0644\u0644\u0647 \u0639\u0644\u064A\u0647 "
                         U"\u0648\u0633\u0644\u0645"));
static_assert(decomposes(U'\u1E9B', U"\u017F\u0307", U"s\u0307") &&
              decomposes(U'\u0385', U"\u00A8\u0301", U" \u0308\u0301"));
static_assert(decomposes(U'\U0001D400', U"\U0001D400", U"A") && decomposes(U'\uFF9E', U"\uFF9E", U"\u3099"));

// The Unicode Standard, section 3.12: Hangul syllables, by the formula. The example of the section, the first and the
// last syllable with and without a trailing consonant, and what is beside them.
static_assert(decomposes(U'\uD4DB', U"\u1111\u1171\u11B6", U"\u1111\u1171\u11B6"));
static_assert(decomposes(U'\uAC00', U"\u1100\u1161", U"\u1100\u1161") &&
              decomposes(U'\uAC01', U"\u1100\u1161\u11A8", U"\u1100\u1161\u11A8") &&
              decomposes(U'\uD788', U"\u1112\u1175", U"\u1112\u1175") &&
              decomposes(U'\uD7A3', U"\u1112\u1175\u11C2", U"\u1112\u1175\u11C2"));
static_assert(is_itself(U'\uABFF') && is_itself(U'\uD7A4') && is_itself(U'\u1100') && is_itself(U'\u1161'));
static_assert(hangul::is_syllable(0xAC00) && hangul::is_syllable(0xD7A3) && !hangul::is_syllable(0xABFF) &&
              !hangul::is_syllable(0xD7A4) && !hangul::is_syllable(0));
// As the section writes it: SIndex, LIndex, VIndex, TIndex.
constexpr bool follows_the_formula(char32_t first, char32_t last) {
  constexpr char32_t SBase = 0xAC00, LBase = 0x1100, VBase = 0x1161, TBase = 0x11A7;
  constexpr char32_t VCount = 21, TCount = 28, NCount = VCount * TCount;
  for (char32_t s = first; s <= last; ++s) {
    const char32_t SIndex = s - SBase, TIndex = SIndex % TCount;
    const char32_t jamo[]{LBase + SIndex / NCount, VBase + SIndex % NCount / TCount, TBase + TIndex};
    const size_t size = TIndex == 0 ? 2 : 3;
    if (!decomposes<nfd>(s, {jamo, size})) return false;
    const char32_t LV = compose(jamo[0], jamo[1]);
    if (LV != s - TIndex || (TIndex != 0 && compose(LV, jamo[2]) != s)) return false;
  }
  return true;
}
static_assert(follows_the_formula(0xAC00, 0xAC00 + 2 * 28) && follows_the_formula(0xD7A3 - 28, 0xD7A3));
bool follows_the_formula_at_run_time() { return follows_the_formula(0xAC00, 0xD7A3); }

// Compositions: of two characters, the second a mark or not; of those with a vowel and a trailing consonant.
static_assert(compose(U'e', U'\u0301') == U'\u00E9' && compose(U'=', U'\u0338') == U'\u2260');
static_assert(compose(U'\u1E0D', U'\u0307') == 0 && compose(U'\u1E63', U'\u0307') == U'\u1E69');
static_assert(compose(U'\u0B47', U'\u0B3E') == U'\u0B4B' && compose(U'\u30AB', U'\u3099') == U'\u30AC');
static_assert(compose(U'\U000113C2', U'\U000113C2') == U'\U000113C5' &&
              compose(U'\U00016D69', U'\U00016D67') == U'\U00016D6A');
static_assert(compose(U'\u1111', U'\u1171') == U'\uD4CC' && compose(U'\uD4CC', U'\u11B6') == U'\uD4DB');
// None of what does not compose, in particular of nothing and of what is far away.
static_assert(compose(U'e', U'e') == 0 && compose(U'\u0301', U'e') == 0 && compose(U'q', U'\u0323') == 0 &&
              compose(U'e', U'\0') == 0 && compose(U'\0', U'\u0301') == 0 && compose(U'\U0010FFFF', U'\u0301') == 0 &&
              compose(U'e', U'\U0010FFFF') == 0 && compose(U'e', U'\U00010301') == 0);
// The planes of both are compared, though composites have 16 bits in the table.
static_assert(compose(U'\U000105D2', U'\u0307') == U'\U000105C9' && compose(U'\u05D2', U'\u0307') == 0 &&
              compose(U'\U000205D2', U'\u0307') == 0 && compose(U'\U00010065', U'\u0301') == 0);
// None of composition exclusions (UAX #15, section 5): of scripts, of later versions, singletons, and those that begin
// with a mark.
static_assert(compose(U'\u0915', U'\u093C') == 0 && compose(U'\u05D9', U'\u05B4') == 0);
static_assert(compose(U'\u2ADD', U'\u0338') == 0 && compose(U'\U0001D157', U'\U0001D165') == 0);
static_assert(compose(U'\u0308', U'\u0301') == 0 && compose(U'\u0F71', U'\u0F72') == 0);
// The edges of the formula: U+11A7 would be no trailing consonant at all, and a syllable has no two of them.
static_assert(compose(U'\u1100', U'\u1160') == 0 && compose(U'\u1100', U'\u1176') == 0 &&
              compose(U'\u10FF', U'\u1161') == 0 && compose(U'\u1113', U'\u1161') == 0 &&
              compose(U'\u1112', U'\u1175') == U'\uD788');
static_assert(compose(U'\uAC00', U'\u11A7') == 0 && compose(U'\uAC00', U'\u11C3') == 0 &&
              compose(U'\uAC01', U'\u11A8') == 0 && compose(U'\uD7A4', U'\u11A8') == 0 &&
              compose(U'\uABE4', U'\u11A8') == 0 && compose(U'\uD788', U'\u11C2') == U'\uD7A3');

// DerivedNormalizationProps.txt: NFC_Quick_Check is Yes of what is stable in composed text, and else Maybe or No; in
// decomposed text, of what has no decomposition. The canonical combining class is that of the character itself.
template <normal_form Form>
constexpr bool has_facts(char32_t value, bool begins_anew, bool is_stable, unsigned combining_class) {
  const auto facts = facts_of<Form>(table_place::of(value));
  return facts.begins_anew == begins_anew && facts.is_stable == is_stable && facts.combining_class == combining_class;
}
static_assert(has_facts<nfc>(U'a', true, true, 0) && has_facts<nfd>(U'a', true, true, 0));
static_assert(has_facts<nfc>(U'\u00E9', true, true, 0) && has_facts<nfd>(U'\u00E9', true, false, 0));
static_assert(has_facts<nfc>(U'\u0301', false, false, 230) && has_facts<nfd>(U'\u0301', false, true, 230));
static_assert(has_facts<nfc>(U'\u0305', false, true, 230) && has_facts<nfkd>(U'\u0305', false, true, 230));
static_assert(has_facts<nfc>(U'\u0338', false, false, 1) && has_facts<nfc>(U'\u0334', false, true, 1));
static_assert(has_facts<nfc>(U'\u0344', false, false, 0) && has_facts<nfd>(U'\u0F73', false, false, 0));
static_assert(has_facts<nfc>(U'\u0958', true, false, 0) && has_facts<nfc>(U'\u212B', true, false, 0));
static_assert(has_facts<nfc>(U'\u0B3E', false, false, 0) && has_facts<nfd>(U'\u0B3E', false, true, 0));
static_assert(has_facts<nfc>(U'\uAC01', true, true, 0) && has_facts<nfd>(U'\uAC01', true, false, 0));
static_assert(has_facts<nfc>(U'\u1161', false, false, 0) && has_facts<nfc>(U'\u1100', true, true, 0) &&
              has_facts<nfc>(U'\u11A7', true, true, 0) && has_facts<nfc>(U'\u11A8', false, false, 0));
static_assert(has_facts<nfc>(U'\U00016D68', false, false, 0) && has_facts<nfc>(U'\U00016D69', true, true, 0));
static_assert(has_facts<nfc>(U'\uFB01', true, true, 0) && has_facts<nfkc>(U'\uFB01', true, false, 0));
static_assert(has_facts<nfc>(U'\uFF9E', true, true, 0) && has_facts<nfkc>(U'\uFF9E', false, false, 0) &&
              has_facts<nfkd>(U'\u3133', false, false, 0) && has_facts<nfkd>(U'\u3131', true, false, 0));
static_assert(class_of(U'a').combining_class == 0 && class_of(U'\u0301').combining_class == 230 &&
              class_of(U'\u0345').combining_class == 240 && class_of(U'\u0334').combining_class == 1 &&
              class_of(U'\U0001E94A').combining_class == 7 && class_of(U'\U0010FFFF').combining_class == 0);

// Of every code point: its decomposition is decomposed, in canonical order, and composes to it again, pair by pair, if
// composed text may have it.
template <normal_form Form>
bool is_consistent(char32_t value) {
  char32_t composed = 0;
  octet before = 0;
  size_t count = 0;
  auto found = decomposition::of<Form>(value);
  do {
    const char32_t each = found.front();
    const octet combining_class = found.combining_class();
    auto again = decomposition::of<Form>(each);
    if (again.front() != each || again.remove_front()) return false;
    if (combining_class != class_of(each).combining_class || (combining_class != 0 && combining_class < before))
      return false;
    before = combining_class;
    composed = count++ == 0 ? each : compose(composed, each);
  } while (found.remove_front());
  const auto facts = facts_of<Form>(table_place::of(value));
  if (!Form.is_composed) return facts.is_stable == (count == 1 && composed == value);
  return !facts.is_stable || Form.is_compatible || composed == value;
}
bool are_consistent_at_run_time() {
  for (char32_t value = 0; value < unknown(0x11'0000); ++value) {
    if (is_surrogate(value)) continue;
    if (!is_consistent<nfc>(value) || !is_consistent<nfd>(value) || !is_consistent<nfkc>(value) ||
        !is_consistent<nfkd>(value))
      return false;
  }
  return true;
}

int main() { return at_run_time(follows_the_formula_at_run_time, are_consistent_at_run_time); }
