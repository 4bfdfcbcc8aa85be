// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/character_names.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

static_assert(named<"GREEK SMALL LETTER ALPHA"> == U'\u03B1' && named<"latin small letter e with acute"> == U'\u00E9' &&
              named<"FACE WITH TEARS OF JOY"> == U'\U0001F602' && named<"HANGUL SYLLABLE HAN"> == U'\uD55C' &&
              named<"CJK UNIFIED IDEOGRAPH-65E5"> == U'\u65E5' && named<"NULL"> == U'\0');
static_assert(__is_same(decltype(named<"SPACE">), const char32_t));

static_assert(character_name(U'\u00E9') == "LATIN SMALL LETTER E WITH ACUTE" && character_name('a') ==
              "LATIN SMALL LETTER A" && !(character_name('a') == "LATIN SMALL LETTER B"));
static_assert(character_name(U'\uD55C') == "HANGUL SYLLABLE HAN" && character_name(0x65E5) ==
              "CJK UNIFIED IDEOGRAPH-65E5");
static_assert(character_name(U'\n').empty() && character_name(0xD800).empty() && character_name(-1).empty() &&
              character_name(0x1'0000'0041).empty() && character_name('\xE9').empty());
static_assert(character_name(U'A') == character_name(0x41) && !(character_name(U'A') == character_name(U'B')));

constexpr character_name acute{U'\u0301'};
static_assert(acute.size() == 22 && acute.view() == "COMBINING ACUTE ACCENT" && text_view{acute}.size() == 22 &&
              acute.data()[21] == 'T');

static_assert(*find_character("euro sign") == U'\u20AC' && *find_character("nbsp") == 0xA0 &&
              !find_character("euro sing") && !find_character(""));

// A character is found by its name.
bool are_found() {
  for (char32_t value = 0; value < 0x3000; ++value) {
    const character_name name{value};
    if (name.empty()) continue;
    const auto found = find_character(name);
    if (!found || *found != value) return false;
  }
  return true;
}

int main() { return at_run_time(are_found); }
