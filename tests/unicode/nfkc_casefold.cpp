// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/nfkc_casefold.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::is_nfkc_casefold, unicode::to_nfkc_casefold;

// The Unicode Standard, section 3.13, R5: characters are mapped one by one, then composed.
static_assert(to_nfkc_casefold(""_text) == ""_text && to_nfkc_casefold("abc 1"_text) == "abc 1"_text);
static_assert(to_nfkc_casefold("ABC"_text) == "abc"_text && to_nfkc_casefold("Stra\u00DFE"_text) == "strasse"_text);
static_assert(to_nfkc_casefold("\u00C9E\u0301"_text) == "\u00E9\u00E9"_text);
static_assert(to_nfkc_casefold("\uFB03\uFF21\u2460\u210C"_text) == "ffia1h"_text);
static_assert(to_nfkc_casefold(u"\U0001D400\u3382\u33C7"_text) == u"a\u03BCaco."_text);
// Characters that are removed: what is around them combines.
static_assert(to_nfkc_casefold("\u00AD"_text) == ""_text && to_nfkc_casefold("a\u200Db\uFE0F"_text) == "ab"_text);
static_assert(to_nfkc_casefold("e\u00AD\u0301"_text) == "\u00E9"_text &&
              to_nfkc_casefold("E\u034F\u200D\u0301"_text) == "\u00E9"_text &&
              to_nfkc_casefold("a\u0301\u034F\u0323"_text) == "\u1EA1\u0301"_text);
static_assert(to_nfkc_casefold(u"\u1100\u00AD\u1161\u115F\u11A8"_text) == u"\uAC01"_text);
static_assert(to_nfkc_casefold("\u00AD\u0301\uFEFF"_text) == "\u0301"_text);
// U+0345 becomes a letter where it is, and what follows combines with that.
static_assert(to_nfkc_casefold("\u1F80\u0301"_text) == "\u1F00\u03AF"_text &&
              to_nfkc_casefold("\u03B1\u0345"_text) == "\u03B1\u03B9"_text);
// Halfwidth kana; one is a mark when it is decomposed.
static_assert(to_nfkc_casefold(U"\uFF76\uFF9E\u0130"_text) == U"\u30ACi\u0307"_text);
static_assert(to_nfkc_casefold("\u13A0\uAB70"_text) == "\u13A0\u13A0"_text);

static_assert(is_nfkc_casefold("fianc\u00E9"_text) && is_nfkc_casefold(""_text));
static_assert(!is_nfkc_casefold("Fianc\u00E9"_text) && !is_nfkc_casefold("fiance\u0301"_text) &&
              !is_nfkc_casefold("\uFB01"_text) && !is_nfkc_casefold("a\u00AD"_text));

// In a buffer, it stops at a place from which it can be continued.
constexpr bool stops_and_goes_on() {
  constexpr utf8_view text = "A\u00ADE\u00AD\u0301\uFB03\u1F88x\u00ADY\u0301";
  char whole[32]{};
  const size_t size = to_nfkc_casefold(text, whole).written;
  for (size_t room = 6; room < 32; ++room) {
    char parts[64]{};
    size_t read = 0, written = 0;
    while (true) {
      const utf8_view rest = utf8_view::unchecked(text.data() + read, text.size() - read);
      const transcoded done = to_nfkc_casefold(rest, parts + written, room);
      read += done.read;
      written += done.written;
      if (done) break;
      if (done.read == 0) return false;
    }
    if (written != size) return false;
    for (size_t at = 0; at < size; ++at) {
      if (parts[at] != whole[at]) return false;
    }
  }
  return true;
}
static_assert(stops_and_goes_on());

int main() { return at_run_time(stops_and_goes_on); }
