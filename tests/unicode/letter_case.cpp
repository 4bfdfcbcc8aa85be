// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/concat.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/letter_case.hpp>

#include <cstddef>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::case_language, unicode::fold_case, unicode::fold_case_in, unicode::to_lower, unicode::to_lower_in,
    unicode::to_upper, unicode::to_upper_in;

// The examples of the Unicode Standard, sections 3.13 and 5.18, and of SpecialCasing.txt and CaseFolding.txt.
static_assert(to_upper(""_text) == ""_text && to_lower(""_text) == ""_text && fold_case(""_text) == ""_text);
static_assert(to_upper("stra\u00DFe, caf\u00E9!"_text) == "STRASSE, CAF\u00C9!"_text);
static_assert(to_lower("STRA\u1E9EE, CAF\u00C9!"_text) == "stra\u00DFe, caf\u00E9!"_text);
static_assert(fold_case("Stra\u00DFe"_text) == "strasse"_text && fold_case("STRA\u1E9EE"_text) == "strasse"_text);
// Ligatures, letters that have no capital of their own, and iota subscript.
static_assert(to_upper("\uFB03\uFB05\uFB17"_text) == "FFIST\u0544\u053D"_text);
static_assert(to_upper("\u0149\u01F0\u0390\u0587"_text) == "\u02BCNJ\u030C\u0399\u0308\u0301\u0535\u0552"_text);
static_assert(to_upper("\u1F80\u1FB7\u1FB3"_text) == "\u1F08\u0399\u0391\u0342\u0399\u0391\u0399"_text);
static_assert(to_lower("\u1F88\u1FBC"_text) == "\u1F80\u1FB3"_text);
static_assert(fold_case("\u1F88\u1FB3\u0345"_text) == "\u1F00\u03B9\u03B1\u03B9\u03B9"_text);
// U+0130 keeps its dot; titlecase letters; micro sign, Kelvin sign and long s.
static_assert(to_lower("\u0130"_text) == "i\u0307"_text && fold_case("\u0130"_text) == "i\u0307"_text);
static_assert(to_upper("\u01C5"_text) == "\u01C4"_text && to_lower("\u01C5"_text) == "\u01C6"_text);
static_assert(to_upper("\u00B5\u017F"_text) == "\u039CS"_text && to_lower("\u212A"_text) == "k"_text &&
              fold_case("\u212A\u017F\u00B5"_text) == "ks\u03BC"_text);
// Cherokee folds to upper case.
static_assert(fold_case("\uAB70\u13A0\u13F8"_text) == "\u13A0\u13A0\u13F0"_text &&
              to_lower("\u13A0"_text) == "\uAB70"_text && to_upper("\uAB70"_text) == "\u13A0"_text);
// Beyond the Basic Multilingual Plane, with Deseret and Adlam; and in the other encoding forms.
static_assert(to_lower("\U00010400\U0001E921"_text) == "\U00010428\U0001E943"_text &&
              to_upper("\U00010428\U0001F600"_text) == "\U00010400\U0001F600"_text);
static_assert(to_lower(u"\U00010400\u00C9"_text) == u"\U00010428\u00E9"_text &&
              to_upper(U"\U00010428\u00DF"_text) == U"\U00010400SS"_text && to_upper(L"\u00DF"_text) == L"SS"_text);
// Lengths change.
static_assert(to_lower("\u023A"_text) == "\u2C65"_text && to_upper("\u0250"_text) == "\u2C6F"_text &&
              to_lower("\u2126"_text) == "\u03C9"_text);

// Final_Sigma: after a cased letter and not before one, with case-ignorable characters between.
static_assert(to_lower("\u039F\u0394\u039F\u03A3"_text) == "\u03BF\u03B4\u03BF\u03C2"_text);
static_assert(to_lower("\u03A3"_text) == "\u03C3"_text && to_lower("a\u03A3"_text) == "a\u03C2"_text &&
              to_lower("\u03A3a"_text) == "\u03C3a"_text && to_lower("a\u03A3b"_text) == "a\u03C3b"_text);
static_assert(to_lower("a\u03A3 b"_text) == "a\u03C2 b"_text && to_lower("a \u03A3"_text) == "a \u03C3"_text);
static_assert(to_lower("a.\u03A3"_text) == "a.\u03C2"_text && to_lower("a\u03A3.b"_text) == "a\u03C3.b"_text &&
              to_lower("a\u0301\u00AD\u03A3\u0301"_text) == "a\u0301\u00AD\u03C2\u0301"_text);
static_assert(to_lower("a\u03A3\u03A3"_text) == "a\u03C3\u03C2"_text &&
              to_lower("\u65E5\u03A3"_text) == "\u65E5\u03C3"_text);
// U+0345 is cased and case-ignorable: a cased letter wherever one is asked for.
static_assert(to_lower("\u0345\u03A3"_text) == "\u0345\u03C2"_text &&
              to_lower("a\u03A3\u0345"_text) == "a\u03C3\u0345"_text);
static_assert(to_lower(u"\U00010400\u03A3\U000E0001"_text) == u"\U00010428\u03C2\U000E0001"_text);
static_assert(to_lower_in<case_language::turkish>("A\u03A3"_text) == "a\u03C2"_text);

// Turkish and Azerbaijani.
constexpr auto upper_tr = to_upper_in<case_language::turkish>;
constexpr auto lower_tr = to_lower_in<case_language::turkish>;
constexpr auto fold_tr = fold_case_in<case_language::turkish>;
static_assert(upper_tr("i\u0131x\u00DF"_text) == "\u0130IXSS"_text && lower_tr("I\u0130X"_text) == "\u0131ix"_text);
static_assert(lower_tr("I\u0307"_text) == "i"_text && lower_tr("I\u0323\u0307"_text) == "i\u0323"_text);
static_assert(lower_tr("I\u0301\u0307"_text) == "\u0131\u0301\u0307"_text && lower_tr("\u0307"_text) == "\u0307"_text &&
              lower_tr("J\u0307"_text) == "j\u0307"_text && lower_tr("II\u0307"_text) == "\u0131i"_text);
static_assert(fold_tr("I\u0130i\u0131K"_text) == "\u0131ii\u0131k"_text &&
              fold_tr("I\u0307"_text) == "\u0131\u0307"_text);

// Lithuanian.
constexpr auto upper_lt = to_upper_in<case_language::lithuanian>;
constexpr auto lower_lt = to_lower_in<case_language::lithuanian>;
static_assert(upper_lt("i\u0307\u0301"_text) == "I\u0301"_text && upper_lt("j\u0307"_text) == "J"_text &&
              upper_lt("\u012F\u0323\u0307\u0303"_text) == "\u012E\u0323\u0303"_text);
static_assert(upper_lt("a\u0307"_text) == "A\u0307"_text && upper_lt("i\u0301\u0307"_text) == "I\u0301\u0307"_text &&
              upper_lt("\U0001D422\u0307"_text) == "\U0001D422"_text);
static_assert(lower_lt("I\u0301"_text) == "i\u0307\u0301"_text && lower_lt("J\u0303"_text) == "j\u0307\u0303"_text &&
              lower_lt("\u012E\u0323\u0303"_text) == "\u012F\u0307\u0323\u0303"_text);
static_assert(lower_lt("\u00CC\u00CD\u0128"_text) == "i\u0307\u0300i\u0307\u0301i\u0307\u0303"_text);
static_assert(lower_lt("IJ I\u0323"_text) == "ij i\u0323"_text);
static_assert(fold_case_in<case_language::lithuanian>("I\u0301"_text) == "i\u0301"_text);
static_assert(to_lower_in<case_language::any>("I\u0301"_text) == "i\u0301"_text);

// Whatever room there is, mapping goes on from where it stopped, and the parts are those of the whole.
template <class Operation, class Text>
constexpr bool continues(const Operation& operation, const Text& text, std::size_t most) {
  char whole[160]{};
  const std::size_t size = operation(text, whole).written;
  for (std::size_t room = most; room < 24; ++room) {
    char part[24]{};
    std::size_t read = 0, written = 0;
    while (true) {
      const transcoded done = operation(utf8_view{text}.drop(read), part, room);
      for (std::size_t at = 0; at < done.written; ++at)
        if (part[at] != whole[written + at]) return false;
      read += done.read;
      written += done.written;
      if (done.fits) break;
      if (done.read == 0) return false;
    }
    if (read != utf8_view{text}.size() || written != size) return false;
  }
  return true;
}
constexpr bool continues_where_it_stopped() {
  constexpr auto words = "\u039F\u0394\u039F\u03A3 A\u03A3\u03A3\u03A3.\u03A3, x'\u03A3'\u0345\u03A3 "
                         "\u65E5\u672C\u8A9E \u00DF\uFB03\u0390\u0130 \U00010400\u03A3 ABCDEFGHIJKLMNOP\u03A3"_text;
  constexpr auto dots = "I\u0307 I\u0323\u0307 i\u0307\u0301 j\u0323\u0307\u00CC \u012E\u0301I\u0345\u0307\u03A3"_text;
  return continues(to_upper, words, 6) && continues(to_lower, words, 7) && continues(fold_case, words, 6) &&
         continues(lower_tr, words, 7) && continues(lower_tr, dots, 9) && continues(upper_tr, dots, 6) &&
         continues(upper_lt, dots, 8) && continues(lower_lt, dots, 9) && continues(fold_tr, dots, 6);
}
static_assert(continues_where_it_stopped());

// In parts, time is linear, too, or compilers would refuse this because of their limits. Only the first part, which has
// the letter, looks for a sigma behind so many full stops.
constexpr bool converts_in_parts() {
  constexpr auto text = concat("a"_text, repeat<1500>("."_text));
  char room[4]{};
  size_t at = 0;
  for (size_t part = 0; part < 376; ++part) at += to_lower(text.view().slice(at), room).read;
  return at == text.size();
}
static_assert(converts_in_parts());

// What does not fit is not written in part.
constexpr bool writes_whole_mappings() {
  char room[3] = {'.', '.', '.'};
  const transcoded one = to_upper("\u00DF"_text, room, 1);
  if (one.read != 0 || one.written != 0 || one.fits) return false;
  const transcoded two = to_upper("\u00DF"_text, room, 2);
  return two.read == 2 && two.written == 2 && two.fits && room[2] == '.';
}
static_assert(writes_whole_mappings());

// In words of eight octets and in runs of sequences, at run time.
constexpr bool converts_long_text() {
  char out[96]{};
  const auto is = [&out](transcoded done, utf8_view expected) {
    return utf8_view::unchecked(out, done.written) == expected;
  };
  return is(to_upper("@az[`{ the quick brown fox jumps over \u65E5\u672C\u8A9E\uD55C\uAE00, \u043F\u0440\u0438"_text,
                     out),
            "@AZ[`{ THE QUICK BROWN FOX JUMPS OVER \u65E5\u672C\u8A9E\uD55C\uAE00, \u041F\u0420\u0418") &&
         is(to_lower("@AZ[`{ THE QUICK BROWN FOX JUMPS OVER \u65E5\u672C\u8A9E\uFF21\u0E01\u1E00\u1C90"_text, out),
            "@az[`{ the quick brown fox jumps over \u65E5\u672C\u8A9E\uFF41\u0E01\u1E01\u10D0");
}
static_assert(converts_long_text());

// No room, and none at all: sanitizers say what is done with a null pointer.
template <class Unit>
constexpr bool needs_no_buffer(text_view<Unit> text) {
  const transcoded done = to_upper(text, static_cast<Unit*>(nullptr), 0);
  return done.read == 0 && done.written == 0 && !done.fits;
}
constexpr bool needs_no_buffers() {
  return needs_no_buffer("a"_text.view()) && needs_no_buffer("\u65E5"_text.view()) &&
         needs_no_buffer(u"\u65E5"_text.view()) && needs_no_buffer(U"\u65E5"_text.view());
}
static_assert(needs_no_buffers());

int main() {
  return at_run_time([] { return continues_where_it_stopped() && writes_whole_mappings() && converts_long_text(); },
                     needs_no_buffers);
}
