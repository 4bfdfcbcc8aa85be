// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/lines.hpp>

#include <cstddef>
#include <iterator>
#include <ranges>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "line_rows.hpp"

using namespace u8lit;
using unicode::ends_line;
using unicode::is_line_boundary;
using unicode::line_segments;

// UAX #14, section 1 to 3: after spaces and hyphens, between ideographs, not within words, numbers, and quotations.
constexpr auto words = line_segments("The ready-made (\u201Cquoted\u201D) $1,234.50 costs 50%.\nEnd"_text);
static_assert(words.size() == 8 && words.at<0>() == "The "_text && words.at<1>() == "ready-"_text &&
              words.at<3>() == "(\u201Cquoted\u201D) "_text && words.at<4>() == "$1,234.50 "_text &&
              words.at<6>() == "50%.\n"_text);
static_assert(line_segments("日本語。"_text).size() == 3 && line_segments("한글"_text).size() == 2 &&
              line_segments("a\u00A0b"_text).size() == 1 && line_segments("a\u200Bb"_text).size() == 2 &&
              line_segments("🇩🇪🇫🇷"_text).size() == 2 && line_segments("👨‍👩‍👧"_text).size() == 1 &&
              line_segments("a\r\n\n"_text).size() == 2 && line_segments(""_text).size() == 0);

static_assert(ends_line("a\n"_text) && ends_line("\r"_text) && ends_line("\r\n"_text) && ends_line("\v"_text) &&
              ends_line("\f"_text) && ends_line("\u0085"_text) && ends_line(u"a\u2028"_text) &&
              ends_line(U"\u2029"_text));
static_assert(!ends_line(""_text) && !ends_line("a"_text) && !ends_line("\na"_text) && !ends_line("a "_text) &&
              !ends_line("\u200B"_text) && !ends_line("\n\u0308"_text));

// As a range of text, in all encoding forms.
template <class Text>
constexpr bool has_three(const Text& text) {
  const auto parts = line_segments(text);
  auto at = parts.begin();
  if ((*at).size() != 3 || (*++at).size() != 2 || (*++at).size() != 4) return false;
  if (++at != parts.end() || std::ranges::distance(parts) != 3 || parts.empty()) return false;
  if ((*--at).size() != 4 || (*--at).size() != 2 || (*--at).size() != 3) return false;
  const auto before = at++;
  return before == parts.begin() && at-- != before && at == before;
}
constexpr bool usage() {
  return has_three("it x-rays"_utf8) && has_three(u"it x-rays"_utf16) && has_three(U"it x-rays"_utf32) &&
         line_segments(""_utf8).empty() && line_segments(""_utf8).begin() == line_segments(""_utf8).end();
}
static_assert(usage());
using lines_of_text = decltype(line_segments(""_utf8));
static_assert(std::ranges::bidirectional_range<lines_of_text> && std::ranges::borrowed_range<lines_of_text> &&
              std::ranges::view<lines_of_text> && std::ranges::common_range<lines_of_text>);

// Not within a sequence, nor beyond the end.
static_assert(is_line_boundary("\u00E9 b"_text, 0) && !is_line_boundary("\u00E9 b"_text, 1) &&
              !is_line_boundary("\u00E9 b"_text, 2) && is_line_boundary("\u00E9 b"_text, 3) &&
              is_line_boundary("\u00E9 b"_text, 4) && !is_line_boundary("\u00E9 b"_text, 5));

// Ranges refer to their text: it must have a name.
template <class Text>
concept can_divide = requires(Text&& text) { line_segments(static_cast<Text&&>(text)); };
static_assert(can_divide<utf8_view> && !can_divide<const char*> && !can_divide<const char (&)[2]>);

// Long runs of what the rules look over take linear time, in both directions.
constexpr std::size_t many = 200'000;
template <char32_t First, char32_t Repeated>
bool goes_both_ways() {
  static char32_t text[many];
  for (std::size_t at = 0; at < many; ++at) text[at] = at % 100'000 == 0 ? First : Repeated;
  const auto parts = line_segments(text_view<char32_t>::unchecked(text, many));
  std::size_t count = 0;
  for (auto at = parts.begin(), last = parts.end(); at != last; ++at) ++count;
  for (auto at = parts.end(), first = parts.begin(); at != first; --at) --count;
  return count == 0;
}

int main() {
  return at_run_time(usage, [] { return divides_in_each_form(line_segments, is_line_boundary, line_rows); },
                     goes_both_ways<U'(', U' '>, goes_both_ways<U'1', U'/'>, goes_both_ways<U'1', U','>,
                     goes_both_ways<U'a', U'\u0301'>, goes_both_ways<U' ', U'\u0301'>,
                     goes_both_ways<U'a', U'\u200D'>, goes_both_ways<U'(', U'\U0001F1E6'>,
                     goes_both_ways<U'\u4E00', U'\u201C'>, goes_both_ways<U'\u05D0', U'-'>,
                     goes_both_ways<U'1', U'%'>, goes_both_ways<U'\u200B', U' '>);
}
