// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/sentence_break.hpp>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "sentence_rows.hpp"

using namespace u8lit::detail;
using kind = sentence_kind;

// SentenceBreakProperty.txt.
static_assert(sentence_kind_of(0x0D) == kind::carriage_return && sentence_kind_of(0x0A) == kind::line_feed &&
              sentence_kind_of(0x85) == kind::separator && sentence_kind_of(0x2029) == kind::separator);
static_assert(sentence_kind_of(U'a') == kind::lower && sentence_kind_of(U'A') == kind::upper &&
              sentence_kind_of(0x1C5) == kind::upper && sentence_kind_of(0x4E00) == kind::letter &&
              sentence_kind_of(0x3'3479) == kind::letter && sentence_kind_of(U'1') == kind::number);
static_assert(sentence_kind_of(U'.') == kind::full_stop && sentence_kind_of(0x2024) == kind::full_stop &&
              sentence_kind_of(U'?') == kind::terminator && sentence_kind_of(0x3002) == kind::terminator &&
              sentence_kind_of(U',') == kind::comma && sentence_kind_of(U')') == kind::close &&
              sentence_kind_of(U' ') == kind::space && sentence_kind_of(U'\t') == kind::space);
static_assert(sentence_kind_of(0x300) == kind::extend && sentence_kind_of(0xAD) == kind::extend &&
              sentence_kind_of(0xE'0001) == kind::extend && sentence_kind_of(U'+') == kind::other &&
              sentence_kind_of(0x3'4000) == kind::other && sentence_kind_of(0x10'FFFF) == kind::other);

// SentenceBreakTest.txt.
static_assert(divides_all<sentence_boundaries, sentence_rows>);
static_assert(std::size(sentence_rows) == 512);

// UAX #29, section 5.1, with what is ignored, and what may be between the end of a sentence and the next letter.
struct row {
  const char32_t* text;
  const char* boundaries;
};
constexpr row more_rows[] = {
    {U"a.\u0308A", "|....|"},
    {U"1.A", "|.|.|"},
    {U"a.1", "|...|"},
    {U"a. 1", "|..|.|"},
    {U"a.) (1-b", "|........|"},
    {U"a.) (1-B", "|...|....|"},
    {U"a?)\u0308 \u0308 \r\nb", "|........||"},
    {U"a?b", "|.|.|"},
    {U".. ..", "|....|"},
    {U"...a", "|....|"},
    {U"\u0308.A", "|.|.|"},
    {U"\n\u0308", "||.|"},
    {U"\r\n\n", "|.||"},
    {U"a.\n.", "|..||"},
    {U".. ..", "|....|"}
};
static_assert(divides_all<sentence_boundaries, more_rows>);

// One of each kind.
constexpr char32_t samples[] = {U'a', U'A', 0x4E00, U'1', U'.', U'?', U',', U')', U' ', 0x308, U'+', 0x0D, 0x0A};

int main() {
  return at_run_time([] { return divides_all_at_run_time<sentence_boundaries>(sentence_rows); },
                     [] { return divides_all_at_run_time<sentence_boundaries>(more_rows); },
                     [] { return agrees_with_itself<sentence_boundaries, 5>(samples); });
}
