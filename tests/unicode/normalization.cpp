// SPDX-License-Identifier: BSL-1.0
// The examples of UAX #15, Unicode Normalization Forms, and of the Unicode Standard, chapter 3, in the order of these.
// More: normalization_rows.cpp, oracle/every_normalization.cpp.
#include <u8lit/operation/concat.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/normalization.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/normal_forms.hpp"

using namespace u8lit;
using namespace u8lit::unicode;

// Usage: literals of each kind.
static_assert(to_nfc("e\u0301"_text) == "\u00E9"_text && to_nfd("\u00E9"_text) == "e\u0301"_text);
static_assert(to_nfkc("\uFB01e\u0301"_text) == "fi\u00E9"_text && to_nfkd("\uFB01\u00E9"_text) == "fie\u0301"_text);
static_assert(to_nfc(u"e\u0301"_text) == u"\u00E9"_text && to_nfc(U"e\u0301"_text) == U"\u00E9"_text &&
              to_nfc(L"e\u0301"_text) == L"\u00E9"_text);
#ifdef __cpp_char8_t
static_assert(to_nfc(u8"e\u0301"_text) == u8"\u00E9"_text && is_nfc(u8"\u00E9"_text));
#endif
static_assert(__is_same(decltype(to_nfc(u"e\u0301"_text)), text_constant<u"\u00E9">) &&
              to_nfd("\u00E9"_text).c_str()[3] == '\0');
static_assert(is_nfc("\u00E9"_text) && !is_nfc("e\u0301"_text) && is_nfd("e\u0301"_text) && !is_nfd("\u00E9"_text));
static_assert(is_nfkc("fi"_text) && !is_nfkc("\uFB01"_text) && is_nfkd("fi"_text) && !is_nfkd("\uFB01"_text));
static_assert(to_nfc(""_text) == ""_text && to_nfkd(""_text) == ""_text && is_nfc(""_text) && is_nfkd(""_text));
static_assert(to_nfc("a\0e\u0301"_text) == "a\0\u00E9"_text);

// A text and its forms, in the order of NormalizationTest.txt: the text, NFC, NFD, NFKC, NFKD. What compatibility
// decomposition leaves alone has only the first three. In UTF-8, the forms are also normalized.
constexpr bool has_forms(std::u32string_view source, std::u32string_view nfc, std::u32string_view nfd,
                         std::u32string_view nfkc, std::u32string_view nfkd) {
  const normal_forms row{source, nfc, nfd, nfkc, nfkd};
  return are_normal_forms<char>(row) && becomes_forms<char16_t>(row) && becomes_forms<char32_t>(row);
}
constexpr bool has_forms(std::u32string_view source, std::u32string_view nfc, std::u32string_view nfd) {
  return has_forms(source, nfc, nfd, nfc, nfd);
}

// Section 1.1, figure 1, canonical equivalence: a combining sequence, the order of marks, Hangul and conjoining jamo, a
// singleton.
static_assert(has_forms(U"\u00C7", U"\u00C7", U"C\u0327"));
static_assert(has_forms(U"q\u0307\u0323", U"q\u0323\u0307", U"q\u0323\u0307"));
static_assert(has_forms(U"\uAC00", U"\uAC00", U"\u1100\u1161"));
static_assert(has_forms(U"\u2126", U"\u03A9", U"\u03A9"));
// Figure 2, compatibility equivalence: font variants, line breaking, positional forms, circles, width, rotation,
// superscripts and subscripts, squared characters, fractions, other.
static_assert(has_forms(U"\u210C\u210D", U"\u210C\u210D", U"\u210C\u210D", U"HH", U"HH"));
static_assert(has_forms(U"\u00A0", U"\u00A0", U"\u00A0", U" ", U" "));
static_assert(has_forms(U"\uFEC9\uFECA\uFECB\uFECC", U"\uFEC9\uFECA\uFECB\uFECC", U"\uFEC9\uFECA\uFECB\uFECC",
                        U"\u0639\u0639\u0639\u0639", U"\u0639\u0639\u0639\u0639"));
static_assert(has_forms(U"\u2460", U"\u2460", U"\u2460", U"1", U"1"));
static_assert(has_forms(U"\uFF76", U"\uFF76", U"\uFF76", U"\u30AB", U"\u30AB"));
static_assert(has_forms(U"\uFE37\uFE38", U"\uFE37\uFE38", U"\uFE37\uFE38", U"{}", U"{}"));
static_assert(has_forms(U"i\u2079i\u2089", U"i\u2079i\u2089", U"i\u2079i\u2089", U"i9i9", U"i9i9"));
static_assert(has_forms(U"\u3300", U"\u3300", U"\u3300", U"\u30A2\u30D1\u30FC\u30C8",
                        U"\u30A2\u30CF\u309A\u30FC\u30C8"));
static_assert(has_forms(U"\u00BC", U"\u00BC", U"\u00BC", U"1\u20444", U"1\u20444"));
static_assert(has_forms(U"\u01C6", U"\u01C6", U"\u01C6", U"d\u017E", U"dz\u030C"));

// Section 1.2, figure 3, singletons.
static_assert(has_forms(U"\u212B", U"\u00C5", U"A\u030A"));
static_assert(has_forms(U"\u2126", U"\u03A9", U"\u03A9"));
// Figure 4, canonical composites.
static_assert(has_forms(U"\u00C5", U"\u00C5", U"A\u030A"));
static_assert(has_forms(U"\u00F4", U"\u00F4", U"o\u0302"));
// Figure 5, multiple combining marks.
static_assert(has_forms(U"\u1E69", U"\u1E69", U"s\u0323\u0307"));
static_assert(has_forms(U"\u1E0B\u0323", U"\u1E0D\u0307", U"d\u0323\u0307"));
static_assert(has_forms(U"q\u0307\u0323", U"q\u0323\u0307", U"q\u0323\u0307"));
// Figure 6, compatibility composites.
static_assert(has_forms(U"\uFB01", U"\uFB01", U"\uFB01", U"fi", U"fi"));
static_assert(has_forms(U"2\u2075", U"2\u2075", U"2\u2075", U"25", U"25"));
static_assert(has_forms(U"\u1E9B\u0323", U"\u1E9B\u0323", U"\u017F\u0323\u0307", U"\u1E69", U"s\u0323\u0307"));

// Section 1.4: a concatenation of texts in a form need not be in it.
static_assert(is_nfc("a"_text) && is_nfc("\u0302"_text) && to_nfc("a\u0302"_text) == "\u00E2"_text);
static_assert(is_nfd("a\u0302"_text) && is_nfd("\u0323"_text) &&
              to_nfd("a\u0302\u0323"_text) == "a\u0323\u0302"_text);
static_assert(is_nfc("\u1100"_text) && is_nfc("\u1161\u11A8"_text) &&
              to_nfc("\u1100\u1161\u11A8"_text) == "\uAC01"_text);

// Section 5, composition exclusions: of scripts; of later versions than their characters; singletons; decompositions
// that begin with a mark.
static_assert(has_forms(U"\u0958", U"\u0915\u093C", U"\u0915\u093C"));
static_assert(has_forms(U"\uFB1D", U"\u05D9\u05B4", U"\u05D9\u05B4"));
static_assert(has_forms(U"\u2ADC", U"\u2ADD\u0338", U"\u2ADD\u0338"));
static_assert(has_forms(U"\U0001D160", U"\U0001D158\U0001D165\U0001D16E", U"\U0001D158\U0001D165\U0001D16E"));
static_assert(has_forms(U"\u1F71\u0340\u037E", U"\u03AC\u0300;", U"\u03B1\u0301\u0300;"));
static_assert(has_forms(U"\u0344", U"\u0308\u0301", U"\u0308\u0301"));
static_assert(has_forms(U"a\u0344", U"\u00E4\u0301", U"a\u0308\u0301"));
static_assert(has_forms(U"\u0344\u0323", U"\u0323\u0308\u0301", U"\u0323\u0308\u0301"));
static_assert(has_forms(U"\u0F73\u0F71", U"\u0F71\u0F71\u0F72", U"\u0F71\u0F71\u0F72"));
static_assert(has_forms(U"\u0F40\u0F72\u0F73", U"\u0F40\u0F71\u0F72\u0F72", U"\u0F40\u0F71\u0F72\u0F72"));

// Corrigendum 5: U+0B3E and U+1161 are not composed across a mark with the character before it.
static_assert(has_forms(U"\u0B47\u0300\u0B3E", U"\u0B47\u0300\u0B3E", U"\u0B47\u0300\u0B3E"));
static_assert(has_forms(U"\u1100\u0300\u1161", U"\u1100\u0300\u1161", U"\u1100\u0300\u1161"));
static_assert(has_forms(U"\u1100\u0300\u1161\u0323\u11A8", U"\u1100\u0300\u1161\u0323\u11A8",
                        U"\u1100\u0300\u1161\u0323\u11A8"));
static_assert(has_forms(U"\u0B47\u0B3E\u0300", U"\u0B4B\u0300", U"\u0B47\u0B3E\u0300"));
// Corrigenda 3 and 4: singletons that were other ones.
static_assert(has_forms(U"\uF951", U"\u964B", U"\u964B") && has_forms(U"\U0002F868", U"\u36FC", U"\u36FC"));
static_assert(has_forms(U"\U0002F91F\U0002F9BF", U"\U000243AB\u45D7", U"\U000243AB\u45D7"));

// The Unicode Standard, D109: marks are reordered by class; marks of one class are not, nor any across a character of
// class 0, be it U+034F COMBINING GRAPHEME JOINER.
static_assert(has_forms(U"a\u0315\u0300\u05AE\u0300", U"\u00E0\u05AE\u0300\u0315", U"a\u05AE\u0300\u0300\u0315"));
static_assert(has_forms(U"\u1E0C\u0307\u0327\u0328", U"\u1E10\u0328\u0323\u0307", U"D\u0327\u0328\u0323\u0307"));
static_assert(has_forms(U"q\u0300\u0301", U"q\u0300\u0301", U"q\u0300\u0301"));
static_assert(has_forms(U"q\u0301\u0300", U"q\u0301\u0300", U"q\u0301\u0300"));
static_assert(has_forms(U"q\u0301\u034F\u0323", U"q\u0301\u034F\u0323", U"q\u0301\u034F\u0323"));
static_assert(has_forms(U"e\u034F\u0301", U"e\u034F\u0301", U"e\u034F\u0301"));
static_assert(has_forms(U"\u05B8\u05B9\u05B1\u0591\u05C3\u05B0", U"\u05B1\u05B8\u05B9\u0591\u05C3\u05B0",
                        U"\u05B1\u05B8\u05B9\u0591\u05C3\u05B0"));
// D115 and D117: composition passes marks of lower classes, which stay, but none of the same class.
static_assert(has_forms(U"a\u0334\u0301", U"\u00E1\u0334", U"a\u0334\u0301"));
static_assert(has_forms(U"a\u0305\u0301", U"a\u0305\u0301", U"a\u0305\u0301"));
static_assert(has_forms(U"a\u0316\u0305\u0301", U"a\u0316\u0305\u0301", U"a\u0316\u0305\u0301"));
static_assert(has_forms(U"a\u0323\u0302\u0302", U"\u1EAD\u0302", U"a\u0323\u0302\u0302"));
static_assert(has_forms(U"\u0112\u0300", U"\u1E14", U"E\u0304\u0300"));
static_assert(has_forms(U"\u00C8\u0304", U"\u00C8\u0304", U"E\u0300\u0304"));
static_assert(has_forms(U"\u0041\u030A\u0338\u0301", U"\u01FA\u0338", U"A\u0338\u030A\u0301"));

// The Unicode Standard, section 3.12: the example of Hangul; what looks like it; syllables that a consonant follows.
static_assert(has_forms(U"\uD4DB", U"\uD4DB", U"\u1111\u1171\u11B6"));
static_assert(has_forms(U"\uD4CC\u11B6", U"\uD4DB", U"\u1111\u1171\u11B6"));
static_assert(has_forms(U"\u1100\uAC00\u11A8\u11A8", U"\u1100\uAC01\u11A8", U"\u1100\u1100\u1161\u11A8\u11A8"));
static_assert(has_forms(U"\uAC00\u11A7", U"\uAC00\u11A7", U"\u1100\u1161\u11A7"));
static_assert(has_forms(U"\u1161\u11A8", U"\u1161\u11A8", U"\u1161\u11A8"));
static_assert(has_forms(U"\u1100\u11A8", U"\u1100\u11A8", U"\u1100\u11A8"));
static_assert(has_forms(U"\uAC00\u0300\u11A8", U"\uAC00\u0300\u11A8", U"\u1100\u1161\u0300\u11A8"));
static_assert(has_forms(U"\u1113\u1161\u1100\u1176", U"\u1113\u1161\u1100\u1176", U"\u1113\u1161\u1100\u1176"));
static_assert(has_forms(U"\uFFA1\uFFC2\uFFA2", U"\uFFA1\uFFC2\uFFA2", U"\uFFA1\uFFC2\uFFA2", U"\uAC00\u1101",
                        U"\u1100\u1161\u1101"));
static_assert(has_forms(U"\u3131\u314F\u3133", U"\u3131\u314F\u3133", U"\u3131\u314F\u3133", U"\uAC03",
                        U"\u1100\u1161\u11AA"));

// Characters of class 0 that are composed with what precedes them, in pairs and chains (Unicode 5 to 16).
static_assert(has_forms(U"\U00011099\U000110BA", U"\U0001109A", U"\U00011099\U000110BA"));
static_assert(has_forms(U"\U000113C2\U000113C2", U"\U000113C5", U"\U000113C2\U000113C2"));
static_assert(has_forms(U"\U000113C5\U000113C2", U"\U000113C5\U000113C2", U"\U000113C2\U000113C2\U000113C2"));
static_assert(has_forms(U"\U000113C2\U000113C5", U"\U000113C5\U000113C2", U"\U000113C2\U000113C2\U000113C2"));
static_assert(has_forms(U"\U0001611E\U0001611E", U"\U00016121", U"\U0001611E\U0001611E"));
static_assert(has_forms(U"\U0001611E\U00016129", U"\U00016122", U"\U0001611E\U00016129"));
static_assert(has_forms(U"\U0001611E\U0001611F", U"\U00016123", U"\U0001611E\U0001611F"));
static_assert(has_forms(U"\U00016129\U0001611F", U"\U00016124", U"\U00016129\U0001611F"));
static_assert(has_forms(U"\U0001611E\U00016120", U"\U00016125", U"\U0001611E\U00016120"));
static_assert(has_forms(U"\U00016121\U0001611F", U"\U00016126", U"\U0001611E\U0001611E\U0001611F"));
static_assert(has_forms(U"\U0001611E\U00016124", U"\U00016127", U"\U0001611E\U00016129\U0001611F"));
static_assert(has_forms(U"\U0001611E\U00016125", U"\U00016128", U"\U0001611E\U0001611E\U00016120"));
static_assert(has_forms(U"\U00016D67\U00016D67", U"\U00016D68", U"\U00016D67\U00016D67"));
static_assert(has_forms(U"\U00016D63\U00016D67", U"\U00016D69", U"\U00016D63\U00016D67"));
static_assert(has_forms(U"\U00016D63\U00016D68", U"\U00016D6A", U"\U00016D63\U00016D67\U00016D67"));
static_assert(has_forms(U"\U00016D67\U00016D68", U"\U00016D68\U00016D67", U"\U00016D67\U00016D67\U00016D67"));
static_assert(has_forms(U"\U00016D63\u0300\U00016D68", U"\U00016D63\u0300\U00016D68",
                        U"\U00016D63\u0300\U00016D67\U00016D67"));
// The same 16 bits in another plane do not compose.
static_assert(has_forms(U"\U000105D2\u0307", U"\U000105C9", U"\U000105D2\u0307"));
static_assert(has_forms(U"\u05D2\u0307", U"\u05D2\u0307", U"\u05D2\u0307"));

// Marks at the beginning, alone, and before what would compose with them.
static_assert(has_forms(U"\u0301", U"\u0301", U"\u0301") && has_forms(U"\u0301e", U"\u0301e", U"\u0301e"));
static_assert(has_forms(U"\u0301\u0323e\u0301", U"\u0323\u0301\u00E9", U"\u0323\u0301e\u0301"));
static_assert(has_forms(U"\u3099\u30AB\u3099", U"\u3099\u30AC", U"\u3099\u30AB\u3099"));
static_assert(has_forms(U"\u11A8\uAC00\u11A8", U"\u11A8\uAC01", U"\u11A8\u1100\u1161\u11A8"));
static_assert(has_forms(U"\uFF9E\uFF76\uFF9E", U"\uFF9E\uFF76\uFF9E", U"\uFF9E\uFF76\uFF9E", U"\u3099\u30AC",
                        U"\u3099\u30AB\u3099"));
// What no version has assigned stays as it is.
static_assert(has_forms(U"\u0378\uFFFF\U0010FFFF\u0301", U"\u0378\uFFFF\U0010FFFF\u0301",
                        U"\u0378\uFFFF\U0010FFFF\u0301"));

// Planes that have no data are not those that have them: U+2F800 decomposes.
static_assert(has_forms(U"\U0002F800", U"\u4E3D", U"\u4E3D"));
static_assert(has_forms(U"\U0003F800\U0004F800\U0006F800\U000AF800\U0010F800",
                        U"\U0003F800\U0004F800\U0006F800\U000AF800\U0010F800",
                        U"\U0003F800\U0004F800\U0006F800\U000AF800\U0010F800"));

// More marks than are sorted at once: e, U+0323 (220) many times, then U+0302 (230), in any order; the first of each is
// composed, U+1EC7, and the rest of U+0323 stays.
template <class Unit, size_t Most>
constexpr bool composes_many(size_t count) {
  char32_t decomposed[Most + 2]{U'e'}, composed[Most]{U'\u1EC7'};
  for (size_t at = 1; at <= count; ++at) decomposed[at] = U'\u0323';
  for (size_t at = 1; at < count; ++at) composed[at] = U'\u0323';
  decomposed[count + 1] = U'\u0302';
  using some_text = encoded_text<Unit, Most + 2>;
  const some_text nfd{{decomposed, count + 2}}, nfc{{composed, count}};
  if (!becomes(nfd, nfc, to_nfc, is_nfc) || !becomes(nfc, nfc, to_nfkc, is_nfkc) ||
      !becomes(nfc, nfd, to_nfd, is_nfd) || !becomes(nfd, nfd, to_nfkd, is_nfkd))
    return false;
  for (size_t place = 1; place <= count; place += count < 4 ? 1 : count / 4) {
    char32_t mixed[Most + 2]{U'e'};
    for (size_t at = 1; at <= count + 1; ++at) mixed[at] = at == place ? U'\u0302' : U'\u0323';
    const some_text text{{mixed, count + 2}};
    if (!becomes(text, nfc, to_nfc, is_nfc) || !becomes(text, nfd, to_nfd, is_nfd)) return false;
  }
  return true;
}
static_assert(composes_many<char, 64>(1) && composes_many<char, 64>(33) && composes_many<char16_t, 65>(65));
template <class Unit>
bool composes_many_at_run_time() {
  for (size_t count = 1; count <= unknown(130); ++count) {
    if (!composes_many<Unit, 130>(count)) return false;
  }
  return composes_many<Unit, 1000>(unknown(1000));
}

// Time is linear: if it were quadratic in what may be composed with each other, or in the marks of a character,
// compilers would refuse these because of their limits.
constexpr auto many_vowels = concat(repeat<1500>("\u09BE"_text), "\u0301\u0316"_text);
static_assert(!is_nfc(many_vowels) && nfc_prefix_size(many_vowels) == 0 && !is_nfd(many_vowels));
constexpr auto many_marks = concat("a"_text, repeat<1500>("\u0300"_text), "\u0316"_text);
static_assert(!is_nfc(many_marks) && !is_nfd(many_marks));

// In parts, too, which are read as far as there is room for them.
template <class Text, class Convert>
constexpr bool converts_in_parts(Text text, Convert convert, size_t parts) {
  char room[8]{};
  size_t at = 0;
  for (size_t part = 0; part < parts; ++part) at += convert(text.view().slice(at), room).read;
  return at == text.size();
}
static_assert(converts_in_parts(repeat<2000>("\u0436"_text), to_nfd, 500));

// Into a buffer: a piece that does not fit is not among what is written, nor anything after it.
constexpr bool usage() {
  char room[6]{};
  const transcoded all = to_nfd("a\u00E9b"_utf8, room);
  if (!all || all.read != 4 || all.written != 5 || text_view<char>::unchecked(room, 5) != "ae\u0301b") return false;
  std::array<char, 3> small{};
  const transcoded part = to_nfd("a\u00E9b"_text, small);  // no room for the three octets of e and its accent
  if (part || part.fits || !part.found || part.read != 1 || part.written != 1 || small[0] != 'a') return false;
  const transcoded none = to_nfc("e\u0301\u0301"_text, small.data(), 3);
  return !none.fits && none.read == 0 && none.written == 0 && is_nfc(text_view<char>::unchecked(room, 0));
}
static_assert(usage());

// Whatever the size of the buffer: what is written is the normal form of what is read, the rest of the array is left
// alone, and continuing gives the rest of the text.
template <class Unit, class Convert>
constexpr bool continues(std::u32string_view scalars, Convert convert) {
  constexpr size_t most = 48 * 4 / sizeof(Unit);
  constexpr Unit guard = static_cast<Unit>('#');
  const encoded_text<Unit, 32> text{scalars};
  Unit all[most]{}, room[most]{};
  const transcoded whole = convert(text.text(), all, most);
  if (!whole || whole.read != text.size()) return false;
  const auto is_beginning = [&all](const Unit* units, size_t size) {
    return std::basic_string_view<Unit>{units, size} == std::basic_string_view<Unit>{all, size};
  };
  for (size_t size = 0; size <= whole.written + 1; ++size) {
    for (Unit& unit : room) unit = guard;
    const transcoded found = convert(text.text(), room, size);
    if (found.fits != (size >= whole.written) || found.written > size || found.read > text.size()) return false;
    if (!found.found || found.found.offset != found.read || found.replaced != 0) return false;
    for (size_t at = size; at < most; ++at) {
      if (room[at] != guard) return false;
    }
    if (!is_beginning(room, found.written)) return false;
    const auto rest = text_view<Unit>::unchecked(text.text().data() + found.read, text.size() - found.read);
    const transcoded more = convert(rest, room + found.written, most - found.written);
    if (!more || found.written + more.written != whole.written || !is_beginning(room, whole.written)) return false;
    const transcoded again = convert(text_view<Unit>::unchecked(text.text().data(), found.read), room, most);
    if (!again || again.written != found.written || !is_beginning(room, again.written)) return false;
  }
  return true;
}
template <class Unit>
constexpr bool continues(std::u32string_view scalars) {
  return continues<Unit>(scalars, to_nfc) && continues<Unit>(scalars, to_nfd) && continues<Unit>(scalars, to_nfkc) &&
         continues<Unit>(scalars, to_nfkd);
}
static_assert(continues<char>(U"") && continues<char>(U"a\u00E9e\u0301b") &&
              continues<char16_t>(U"a\U0001D160\uAC01b"));
static_assert(continues<char32_t>(U"\u0323\u0301q\u0307\u0323\uFB01") && continues<char>(U"a\u0323\u0307\uAC00\u11A8"));
template <class Unit>
bool continues_at_run_time() {
  for (const std::u32string_view each :
       {U"\u0323\u0307\u0301e\u0301\u0323 q\u0323\u0307", U"\u1100\u1161\u11A8\uAC00\u11A8\uAC01\u11A8",
        U"abcdefghijklm\u0301\u0301nopqrstuvwxyz\u0307\u0323", U"\uFDFA\u3300\uFF76\uFF9E\u0344\u0F73",
        U"\U0001D160\U00016D63\U00016D68\U000113C2\U000113C2\u0300", U"\u0B47\u0300\u0B3E\u0B47\u0B3E\u0B3E"}) {
    if (!continues<Unit>(each)) return false;
  }
  return true;
}

// ASCII, which is skipped eight octets at a time at run time, before and after what composes, with it or not.
template <class Unit>
bool skips_ascii_at_run_time() {
  for (size_t before = 0; before <= unknown(20); ++before) {
    for (size_t after = 0; after <= 20; ++after) {
      std::u32string text(before, U'o'), composed = text;
      text += U"\u0323\u0302";
      text.append(after, U'~');
      if (before > 0) composed.back() = U'\u1ED9';
      else composed += U"\u0323\u0302";
      composed.append(after, U'~');
      using some_text = encoded_text<Unit, 42>;
      if (!becomes(some_text{text}, some_text{composed}, to_nfc, is_nfc) ||
          !becomes(some_text{composed}, some_text{text}, to_nfd, is_nfd))
        return false;
    }
  }
  return true;
}

// The factors that the header states, which these reach: of UTF-8, 3 in NFC and NFD, and 11 in NFKC and NFKD.
static_assert(to_nfc("\U0001D160"_text).size() == 3 * 4 && to_nfd("\u0390"_text).size() == 3 * 2 &&
              to_nfkc("\uFDFA"_text).size() == 11 * 3 && to_nfkd("\uFDFA"_text).size() == 11 * 3);
bool are_no_longer_at_run_time() {
  for (char32_t value = 0; value < unknown(0x11'0000); ++value) {
    if (detail::is_surrogate(value)) continue;
    const encoded_text<char, 1> text{{&value, 1}};
    char room[33];
    if (!to_nfc(text.text(), room, 3 * text.size()) || !to_nfd(text.text(), room, 3 * text.size()) ||
        !to_nfkc(text.text(), room, 11 * text.size()) || !to_nfkd(text.text(), room, 11 * text.size()))
      return false;
  }
  return true;
}

// All planes that have no data, in all encoding forms.
template <class Unit>
bool has_no_data_at_run_time() {
  for (char32_t value = 0x3'0000; value < unknown(0x11'0000); ++value) {
    const encoded_text<Unit, 1> text{{&value, 1}};
    if (!becomes(text, text, to_nfc, is_nfc) || !becomes(text, text, to_nfkd, is_nfkd)) return false;
  }
  return true;
}

// Strings that may be ill-formed are rejected, and buffers of another code unit type.
template <class Text, class Buffer>
concept normalizable = requires(const Text& text, Buffer&& out) { to_nfc(text, out); };
static_assert(normalizable<text_view<char>, std::span<char>> && normalizable<text_constant<u"a">, char16_t (&)[1]>);
static_assert(normalizable<text_view<std::byte>, std::byte (&)[9]> && normalizable<text_view<wchar_t>, wchar_t (&)[9]>);
static_assert(!normalizable<std::string, char (&)[9]> && !normalizable<text_view<char>, char16_t (&)[9]>);
static_assert(!normalizable<text_view<char>, std::span<const char>>);
template <class Text>
concept testable = requires(const Text& text) { is_nfkc(text); };
static_assert(testable<text_view<char16_t>> && testable<text_constant<"a">> && !testable<std::string> &&
              !testable<const char*>);
static_assert(noexcept(to_nfc("a"_text)) && noexcept(to_nfd(text_view<char>{}, nullptr, 0)) &&
              noexcept(is_nfc(text_view<char>{})));

int main() {
  return at_run_time(usage, composes_many_at_run_time<char>, composes_many_at_run_time<char16_t>,
                     composes_many_at_run_time<char32_t>, continues_at_run_time<char>, continues_at_run_time<char16_t>,
                     continues_at_run_time<char32_t>, skips_ascii_at_run_time<char>,
                     skips_ascii_at_run_time<char16_t>, are_no_longer_at_run_time, has_no_data_at_run_time<char>,
                     has_no_data_at_run_time<char16_t>, has_no_data_at_run_time<char32_t>);
}
