// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/concat.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/title_case.hpp>

#include <cstddef>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::case_language, unicode::to_title, unicode::to_title_in;

// The first cased character of each word, which may not be the first, and the rest.
static_assert(to_title(""_text) == ""_text && to_title("the QUICK brown fox"_text) == "The Quick Brown Fox"_text);
static_assert(to_title("can't o'NEIL 3rd (x-ray) _under_score"_text) ==
              "Can't O'neil 3Rd (X-Ray) _Under_score"_text);
static_assert(to_title("\u00FCBER \u00C9T\u00C9 \u0442\u0415\u0421\u0422"_text) ==
              "\u00DCber \u00C9t\u00E9 \u0422\u0435\u0441\u0442"_text);
static_assert(to_title("\u65E5\u672Cabc \uD55C\uAE00"_text) == "\u65E5\u672CAbc \uD55C\uAE00"_text);

// UnicodeData.txt: letters with a titlecase form of their own, and Georgian, which keeps small letters.
static_assert(to_title("\u01C6\u01C4 \u01C4\u01C5 \u01C5 \u01F3"_text) ==
              "\u01C5\u01C6 \u01C5\u01C6 \u01C5 \u01F2"_text);
static_assert(to_title("\u10D0\u10D1 \u1C90\u1C91"_text) == "\u10D0\u10D1 \u1C90\u10D1"_text);
// SpecialCasing.txt.
static_assert(to_title("\u00DF\u00DF \uFB03 \uFB17"_text) == "Ss\u00DF Ffi \u0544\u056D"_text);
static_assert(to_title("\u1F80 \u1F88 \u1FB3 \u1FB2 \u1FB7"_text) ==
              "\u1F88 \u1F88 \u1FBC \u1FBA\u0345 \u0391\u0342\u0345"_text);
static_assert(to_title("\u0390 \u0149"_text) == "\u0399\u0308\u0301 \u02BCN"_text);
// In the other encoding forms, and beyond the Basic Multilingual Plane.
static_assert(to_title(u"\U00010428\U00010400 \u00DF"_text) == u"\U00010400\U00010428 Ss"_text &&
              to_title(U"\u01C6a"_text) == U"\u01C5a"_text && to_title(L"ab"_text) == L"Ab"_text);

// A sigma at the end of a word is a final one, and a capital one at its beginning.
static_assert(to_title("\u03A3\u0391\u03A3 \u03A3 A\u03A3.B a^\u03A3"_text) ==
              "\u03A3\u03B1\u03C2 \u03A3 A\u03C3.b A^\u03A3"_text);

constexpr auto title_tr = to_title_in<case_language::turkish>;
constexpr auto title_lt = to_title_in<case_language::lithuanian>;
static_assert(title_tr("iI \u0131I II\u0307"_text) == "\u0130\u0131 I\u0131 Ii"_text);
static_assert(title_lt("i\u0307\u0301 KI\u0301"_text) == "I\u0307\u0301 Ki\u0307\u0301"_text);
static_assert(to_title_in<case_language::any>("iI"_text) == "Ii"_text);

// Whatever room there is, it stops before a word, and goes on there.
constexpr auto words = "a\u03A3 \u00DFa \uFB03\u01C6 can't 🇩🇪🇫🇷 \u65E5\u672C \u0390x. \u0345b"_text;
constexpr bool continues_where_it_stopped() {
  char whole[80]{};
  const std::size_t size = to_title(words, whole).written;
  for (std::size_t room = 9; room < 24; ++room) {
    char part[24]{};
    std::size_t read = 0, written = 0;
    while (true) {
      const transcoded done = to_title(utf8_view{words}.drop(read), part, room);
      for (std::size_t at = 0; at < done.written; ++at)
        if (part[at] != whole[written + at]) return false;
      read += done.read;
      written += done.written;
      if (done.fits) break;
      if (done.read == 0 || part[room] != 0) return false;
    }
    if (read != words.size() || written != size) return false;
  }
  return true;
}
static_assert(continues_where_it_stopped());

// A part of a word is not converted: the rest would be taken for a word.
constexpr bool converts_whole_words() {
  char room[6]{};
  const transcoded none = to_title("abcdefg"_text, room), one = to_title("ab cdefg"_text, room);
  return none.read == 0 && none.written == 0 && !none.fits && one.read == 3 && one.written == 3 && !one.fits;
}
static_assert(converts_whole_words());

// In parts, time is linear, too.
constexpr bool converts_in_parts() {
  constexpr auto text = concat("a"_text, repeat<700>(" b."_text));
  char room[6]{};
  std::size_t at = 0;
  while (at < text.size()) at += to_title(text.view().slice(at), room).read;
  return at == text.size();
}
static_assert(converts_in_parts());

int main() {
  return at_run_time(continues_where_it_stopped, converts_whole_words, converts_in_parts);
}
