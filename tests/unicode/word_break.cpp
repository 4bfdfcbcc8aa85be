// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/word_break.hpp>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "word_rows.hpp"

using namespace u8lit::detail;
using kind = word_kind;

// WordBreakProperty.txt, and Extended_Pictographic of emoji-data.txt.
static_assert(word_kind_of(0x0D) == kind::carriage_return && word_kind_of(0x0A) == kind::line_feed &&
              word_kind_of(0x0B) == kind::newline && word_kind_of(0x85) == kind::newline &&
              word_kind_of(0x2029) == kind::newline);
static_assert(word_kind_of(U'\'') == kind::single_quote && word_kind_of(U'"') == kind::double_quote &&
              word_kind_of(0x2019) == kind::mid_letter_number && word_kind_of(U'.') == kind::mid_letter_number &&
              word_kind_of(U':') == kind::mid_letter && word_kind_of(U',') == kind::mid_number &&
              word_kind_of(U'_') == kind::connector && word_kind_of(0x202F) == kind::connector);
static_assert(word_kind_of(U'a') == kind::letter && word_kind_of(0x5D0) == kind::hebrew_letter &&
              word_kind_of(0x30A2) == kind::katakana && word_kind_of(0xAC00) == kind::letter &&
              word_kind_of(U'7') == kind::number && word_kind_of(0x1'D7FF) == kind::number);
// Ideographs, Hiragana and Thai are letters without rules; so are numbers that are no digits.
static_assert(word_kind_of(0x4E00) == kind::other_letter && word_kind_of(0x3042) == kind::other_letter &&
              word_kind_of(0xE01) == kind::other_letter && word_kind_of(0x3'3479) == kind::other_letter &&
              word_kind_of(0xBD) == kind::other_letter);
static_assert(word_kind_of(0x300) == kind::extend && word_kind_of(0xAD) == kind::extend &&
              word_kind_of(0xE'0001) == kind::extend && word_kind_of(0x200D) == kind::joiner &&
              word_kind_of(0x1'F1E6) == kind::regional_indicator && word_kind_of(U' ') == kind::space);
static_assert(word_kind_of(0x2764) == kind::pictographic && word_kind_of(0x24C2) == kind::pictographic_letter &&
              word_kind_of(0x2139) == kind::pictographic_letter && word_kind_of(0x24B6) == kind::letter);
static_assert(word_kind_of(U'-') == kind::other && word_kind_of(0xA0) == kind::other &&
              word_kind_of(0x3'4000) == kind::other && word_kind_of(0xE'1000) == kind::other &&
              word_kind_of(0x10'FFFF) == kind::other);

// WordBreakTest.txt.
static_assert(divides_all<word_boundaries, word_rows>);
static_assert(std::size(word_rows) == 1944);

// UAX #29, section 4.1, rules that hold over what is ignored, and for the first or last of a text.
struct row {
  const char32_t* text;
  const char* boundaries;
};
constexpr row more_rows[] = {
    {U"a\u0308\u00AD'\u0308b\u200D", "|......|"},
    {U"a'\u0308", "||.|"},
    {U"'a", "|||"},
    {U"1,\u03082", "|...|"},
    {U"1,a", "||||"},
    {U"1a,2", "|.|||"},
    {U"\u05D0\"\u05D0", "|..|"},
    {U"\u05D0\"", "|||"},
    {U"\u05D0'", "|.|"},
    {U"\u05D0'-", "|.||"},
    {U"\u05D0'1", "|.||"},
    {U"a \u0308 b", "||.|||"},
    {U"\r\u0308\n", "||||"},
    {U"\u200D\u0308\u2764", "|.||"},
    // An odd number of regional indicators, and an even one, with what is ignored between.
    {U"\U0001F1E6\u0308\U0001F1E7\U0001F1E8", "|..||"},
    {U"\U0001F1E6\U0001F1E7\u200D\U0001F1E8\U0001F1E9a", "|..|.||"},
};
static_assert(divides_all<word_boundaries, more_rows>);

// One of each kind, except that some differ from others in no rule.
constexpr char32_t samples[] = {U'a',   0x5D0, 0x30A2, U'1',   U'_',      U':',      U',',   U'.',    U'\'', U'"',
                                0x308, 0x200D, U' ',   0x1F1E6, 0x2764, 0x24C2, U'-', 0x0D, 0x0A};

int main() {
  return at_run_time([] { return divides_all_at_run_time<word_boundaries>(word_rows); },
                     [] { return divides_all_at_run_time<word_boundaries>(more_rows); },
                     [] { return agrees_with_itself<word_boundaries, 4>(samples); });
}
