// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/columns.hpp>

#include <cstddef>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using detail::is_wide;
using unicode::count_columns;
using unicode::alignment;
using unicode::first_columns;
using unicode::pad;

// UAX #11 and C++23, [format.string.std]: the first and the last wide ones, and those next to them; the hexagrams and
// the blocks that are named there.
static_assert(!is_wide(0x10FF) && is_wide(0x1100) && is_wide(0x115F) && !is_wide(0x1160) && is_wide(0x3FFFD) &&
              !is_wide(0x3FFFE) && !is_wide(0x10FFFF) && !is_wide(0));
static_assert(is_wide(0x4DC0) && is_wide(0x4DFF) && is_wide(0x1F300) && is_wide(0x1F5FF) && is_wide(0x1F900) &&
              is_wide(0x1F9FF) && is_wide(0x1F321));
static_assert(is_wide(U'日') && is_wide(U'한') && is_wide(U'Ａ') && is_wide(U'あ') && !is_wide(U'ﾆ') && !is_wide(U'a'));

// Each range begins after the one before it ends, and is found at its ends only.
constexpr bool finds_ranges() {
  char32_t before = 0;
  for (const code_point_range& range : detail::wide_ranges) {
    if (range.first <= before + 1 || range.last < range.first) return false;
    if (is_wide(range.first - 1) || !is_wide(range.first) || !is_wide(range.last) || is_wide(range.last + 1))
      return false;
    before = range.last;
  }
  return true;
}
static_assert(finds_ranges());

// For each grapheme cluster, what its first character takes.
static_assert(count_columns(""_text) == 0 && count_columns("abc"_text) == 3 && count_columns("日本語"_text) == 6 &&
              count_columns(u"日本a"_text) == 5 && count_columns(U"ﾆﾎﾝ"_text) == 3);
static_assert(count_columns("Zoe\u0308"_text) == 3 && count_columns("👨‍👩‍👧"_text) == 2 &&
              count_columns("\u1100\u1161\u11A8"_text) == 2 && count_columns("🇩🇪"_text) == 1);

static_assert(first_columns("日本語"_text, 5) == "日本" && first_columns("日本語"_text, 6) == "日本語" &&
              first_columns("日"_text, 1) == "" && first_columns("日"_text, 0) == "" &&
              first_columns("ab"_text, 9) == "ab" && first_columns(u"ae\u0301b"_text, 2) == u"ae\u0301");

// Spaces on one side, or on both, the odd one after the text; none where the text is as wide, or wider.
static_assert(pad<6>("日本"_text) == "日本  "_text && pad<6, alignment::right>("日本"_text) == "  日本"_text &&
              pad<7, alignment::center>("日本"_text) == " 日本  "_text && pad<3>(""_text) == "   "_text);
static_assert(pad<4>("日本"_text) == "日本"_text && pad<3>("日本"_text) == "日本"_text && pad<0>("a"_text) == "a"_text);
static_assert(pad<3>(u"e\u0301"_text) == u"e\u0301  "_text &&
              pad<3, alignment::right>(U"👨‍👩‍👧"_text) == U" 👨‍👩‍👧"_text);

// A space that is one cluster with the text takes no column of its own: before a mark, narrow or wide, and after a
// character that is prepended to the next.
static_assert(pad<4, alignment::right>("\u0301a"_text) == "   \u0301a"_text &&
              pad<4, alignment::right>("\u3099"_text) == "    \u3099"_text &&
              pad<4, alignment::center>("\u0301"_text) == "  \u0301  "_text &&
              pad<3, alignment::left>("\u0301"_text) == "\u0301  "_text);
static_assert(pad<3>("a\u0600"_text) == "a\u0600  "_text && pad<2>("a\u0600"_text) == "a\u0600"_text &&
              pad<3, alignment::right>("a\u0600"_text) == " a\u0600"_text);
static_assert(count_columns(pad<4, alignment::right>("\u3099"_text)) == 4 &&
              count_columns(pad<4, alignment::center>("\u0301"_text)) == 4 &&
              count_columns(pad<3>("a\u0600"_text)) == 3);

// Into every size of buffer: all, or nothing but spaces before the text and whole spaces after it.
template <alignment Side, size_t Before>
constexpr bool pads_into_buffers() {
  constexpr auto text = "é日"_text;
  constexpr auto expected = pad<7, Side>(text);
  for (size_t size = 0; size <= expected.size() + 1; ++size) {
    char out[16]{};
    const transcoded done = pad<7, Side>(text, out, size);
    if (done.fits != (size >= expected.size())) return false;
    if (done.read != (size >= Before + text.size() ? text.size() : 0)) return false;
    const size_t whole = size < expected.size() ? size : expected.size();
    if (done.written != (done.read > 0 ? whole : size < Before ? size : Before)) return false;
    for (size_t at = 0; at < sizeof out; ++at) {
      if (out[at] != (at < done.written ? expected.data()[at] : '\0')) return false;
    }
  }
  return true;
}
static_assert(pads_into_buffers<alignment::left, 0>() && pads_into_buffers<alignment::right, 4>() &&
              pads_into_buffers<alignment::center, 2>());

int main() {
  return at_run_time(finds_ranges, pads_into_buffers<alignment::left, 0>, pads_into_buffers<alignment::right, 4>,
                     pads_into_buffers<alignment::center, 2>);
}
