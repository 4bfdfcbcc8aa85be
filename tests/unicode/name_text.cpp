// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/name_text.hpp>

using namespace u8lit;
using namespace u8lit::detail;

// Digits that are not the characters themselves.
static_assert(name_digit(u8'#') == 0 && name_digit(u8'~') == name_base - 1 &&
              name_digit(u8'!') == name_digit(u8'[') + 1 && name_digit(u8'!') + 1 == name_digit(u8']') &&
              name_digit(u8' ') == name_digit(u8'>') + 1);
static_assert(name_number<2>(u8"$#") == name_base && name_number<3>(u8"##$") == 1);

constexpr bool is(const name_text& name, const char* expected) {
  size_t at = 0;
  while (at < name.size && expected[at] == name.characters[at]) ++at;
  return at == name.size && expected[at] == '\0';
}
// The first and the last name of a group, those of one word and of many, and spelled words that end with a letter, a
// digit and a hyphen.
static_assert(is(stored_name(0), "SPACE") && is(stored_name(15), "SOLIDUS") && is(stored_name(16), "DIGIT ZERO"));
static_assert(is(find_name(0xFDFA), "ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM") &&
              is(find_name(0x0FD0), "TIBETAN MARK BSKA- SHOG GI MGO RGYAN") &&
              is(find_name(0x12000), "CUNEIFORM SIGN A") && is(find_name(0x13000), "EGYPTIAN HIEROGLYPH A001") &&
              is(find_name(0x1FBF9), "SEGMENTED DIGIT NINE") && is(find_name(0xE01EF), "VARIATION SELECTOR-256"));
// The longest name, and one of the longest by words.
static_assert(find_name(0x1FBA8).size > 60 && find_name(0x1242B).size > 0);
static_assert(is(find_name(0xAC00), "HANGUL SYLLABLE GA") && is(find_name(0xD7A3), "HANGUL SYLLABLE HIH") &&
              is(find_name(0xC544), "HANGUL SYLLABLE A") && is(find_name(0x4E00), "CJK UNIFIED IDEOGRAPH-4E00") &&
              is(find_name(0x20000), "CJK UNIFIED IDEOGRAPH-20000") &&
              is(find_name(0xF900), "CJK COMPATIBILITY IDEOGRAPH-F900"));
static_assert(is(find_name(0), "") && is(find_name(0x1F), "") && is(find_name(0x378), "") &&
              is(find_name(0xD800), "") && is(find_name(0xE000), "") && is(find_name(0xFFFF), "") &&
              is(find_name(0x10FFFF), "") &&
              is(find_name(0x33FF), "SQUARE GAL") && is(find_name(0xFFFF'FFFF), ""));

template <size_t Size>
constexpr char32_t find(const char (&name)[Size]) {
  return find_named(name, Size - 1);
}
// UAX44-LM2: the examples of UAX #44, and the names that differ in what is ignored elsewhere.
static_assert(find("zero-width space") == 0x200B && find("ZERO WIDTH SPACE") == 0x200B &&
              find("zerowidthspace") == 0x200B && find("zero_width_space") == 0x200B);
static_assert(find("HANGUL JUNGSEONG O-E") == 0x1180 && find("HANGUL JUNGSEONG OE") == 0x116C &&
              find("hangul jungseong o e") == 0x116C && find("hanguljungseongo-e") == 0x1180 &&
              find("Hangul_Jungseong_O-E_") == 0x1180 && find(" HANGUL JUNGSEONG  O-E  ") == 0x1180 &&
              find("HANGUL-JUNGSEONG OE") == 0x116C && find("HANGUL JUNGSEONG O-EO") == find("HANGUL JUNGSEONG OEO"));
static_assert(find("TIBETAN LETTER A") == 0x0F68 && find("TIBETAN LETTER -A") == 0x0F60 &&
              find("TIBETAN LETTER-A") == 0x0F68 && find("tibetan mark tsa -phru") == 0x0F39 &&
              find("MARK TSA -PHRU") == no_character);
static_assert(find("CJK UNIFIED IDEOGRAPH-4E00") == 0x4E00 && find("cjk unified ideograph 4e00") == 0x4E00 &&
              find("CJK UNIFIED IDEOGRAPH-2A6DF") == 0x2A6DF && find("CJK UNIFIED IDEOGRAPH-2A6E0") == no_character &&
              find("CJK UNIFIED IDEOGRAPH-04E00") == no_character &&
              find("CJK UNIFIED IDEOGRAPH-4E0") == no_character &&
              find("CJK UNIFIED IDEOGRAPH-4E0G") == no_character && find("CJK UNIFIED IDEOGRAPH") == no_character &&
              find("CJK UNIFIED IDEOGRAPH-F900") == no_character && find("NUSHU CHARACTER-1B170") == 0x1B170);
static_assert(find("HANGUL SYLLABLE GGAG") == 0xAE4D && find("hangul syllable ssangs") == no_character &&
              find("HANGUL SYLLABLE A") == 0xC544 && find("HANGUL SYLLABLE") == no_character &&
              find("HANGUL SYLLABLE GAX") == no_character);
static_assert(find("") == no_character && find(" ") == no_character && find("-") == no_character &&
              find("SPACE!") == no_character && find("SPAC\xC3\x89") == no_character && find("SPACES") == no_character);
static_assert(find("a name that is longer than any of a character, for which no array of this library has any room") ==
              no_character);
// Aliases: of control characters, corrections, and abbreviations.
static_assert(find("NULL") == 0 && find("line feed") == 0xA && find("NBSP") == 0xA0 && find("VS256") == 0xE01EF &&
              find("PRESENTATION FORM FOR VERTICAL RIGHT WHITE LENTICULAR BRACKET") == 0xFE18 &&
              find("PRESENTATION FORM FOR VERTICAL RIGHT WHITE LENTICULAR BRAKCET") == 0xFE18);

int main() {}
