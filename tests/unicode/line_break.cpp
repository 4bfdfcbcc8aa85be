// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/line_break.hpp>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "line_rows.hpp"

using namespace u8lit::detail;
using kind = line_kind;

constexpr bool is(char32_t value, kind expected, bool is_wide = false) {
  const line_place place{0, line_number_of(value)};
  return place.is(expected) && place.is_wide() == is_wide;
}
// LineBreak.txt and LB1, with East_Asian_Width.
static_assert(is(0x0A, kind::line_feed) && is(0x0D, kind::carriage_return) && is(0x0B, kind::mandatory_break) &&
              is(0x85, kind::mandatory_break) && is(0x2028, kind::mandatory_break) && is(U' ', kind::space) &&
              is(0x200B, kind::zero_width_space) && is(0x200D, kind::joiner) && is(0x2060, kind::word_joiner));
static_assert(is(U'a', kind::alphabetic) && is(0x5D0, kind::hebrew_letter) && is(U'7', kind::number) &&
              is(0x4E00, kind::ideograph, true) && is(0x2'0000, kind::ideograph, true) &&
              is(0x3'FFFD, kind::ideograph, true) && is(0x3'FFFE, kind::alphabetic) && is(0x2'FFFF, kind::alphabetic));
static_assert(is(0xE01, kind::alphabetic) && is(0xE31, kind::mark) && is(0x3041, kind::nonstarter, true) &&
              is(0xE000, kind::alphabetic) && is(0x378, kind::alphabetic) && is(0x10'FFFF, kind::alphabetic) &&
              is(0xE'0001, kind::mark) && is(0xE'0000, kind::alphabetic) && is(0x302A, kind::mark));
static_assert(is(U'"', kind::quotation) && is(0x201C, kind::initial_quotation) && is(0x201D, kind::final_quotation) &&
              is(U'(', kind::open) && is(0xFF08, kind::open, true) && is(U')', kind::close_parenthesis) &&
              is(U'-', kind::hyphen) && is(0x2010, kind::other_hyphen) && is(0x25CC, kind::dotted_circle) &&
              is(0x1'F1E6, kind::regional_indicator) && is(0xAC00, kind::syllable_without_trail, true));

// LineBreakTest.txt, in part; tests/oracle/every_line_break.cpp has all of it.
static_assert(divides_all<line_boundaries, line_rows>);

// UAX #14: with marks and spaces between, and at the beginning and the end of a text.
struct row {
  const char32_t* text;
  const char* boundaries;
};
constexpr row more_rows[] = {
    {U"a \u0308b", "|.|.|"},
    {U"(  \u0308b", "|....|"},
    {U"\u0308\u0308 a", "|..||"},
    {U"\u200B  a", "|..||"},
    {U"\u4E00\u200D\u4E00", "|..|"},
    {U"1,2/3%", "|.....|"},
    {U"1)%", "|..|"},
    {U"a)%", "|.||"},
    {U"$(.1)", "|....|"},
    {U"-1", "|.|"},
    {U"-a", "|.|"},
    {U"a-b", "|.||"},
    {U"\u05D0-b", "|..|"},
    {U"a .5", "|.|.|"},
    {U"a .b", "|...|"},
    {U"\u4E00\u201C\u4E00\u201D\u4E00", "||..||"},
    {U"a\u201Cb\u201Dc", "|....|"},
    {U"\u201C a", "|..|"},
    {U"a\u201D b", "|..||"},
    {U"\U0001F1E6\u0308\U0001F1E7\U0001F1E8\U0001F1E9", "|..|.|"},
    {U"(\U0001F1E6\U0001F1E7\U0001F1E8", "|..||"},
};
static_assert(divides_all<line_boundaries, more_rows>);

constexpr char32_t samples[] = {U'a',   0x5D0,  U'1', U'$', U'%',  U'/',   U',',   U'(', U')', U'"',
                                0x201C, 0x201D, U'-', U' ', 0x308, 0x200D, 0x4E00, 0x1'F1E6, 0x0D, 0x0A};

int main() {
  return at_run_time([] { return divides_all_at_run_time<line_boundaries>(line_rows); },
                     [] { return divides_all_at_run_time<line_boundaries>(more_rows); },
                     [] { return agrees_with_itself<line_boundaries, 4>(samples); });
}
