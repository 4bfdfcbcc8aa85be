// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/words.hpp>

#include <cstddef>
#include <iterator>
#include <ranges>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "word_rows.hpp"

using namespace u8lit;
using unicode::is_word_boundary;
using unicode::is_word_like;
using unicode::words;

// UAX #29, figure 1.
constexpr auto figure = words("The quick (\u201Cbrown\u201D) fox can\u2019t jump 32.3 feet, right?"_text);
static_assert(figure.size() == 23 && figure.at<0>() == "The"_text && figure.at<4>() == "("_text &&
              figure.at<5>() == "\u201C"_text && figure.at<6>() == "brown"_text &&
              figure.at<12>() == "can\u2019t"_text && figure.at<16>() == "32.3"_text && figure.at<22>() == "?"_text);

// Spaces and flags stay together, and characters of scripts without spaces do not.
static_assert(words("a  b"_text).size() == 3 && words("🇩🇪🇫🇷"_text).size() == 2 && words("日本語"_text).size() == 3 &&
              words("カタカナ"_text).size() == 1 && words("한글"_text).size() == 1 && words("👨‍👩‍👧"_text).size() == 1 &&
              words("\r\n\n"_text).size() == 2 && words(""_text).size() == 0);

// As a range of text, in all encoding forms.
template <class Text>
constexpr bool has_three(const Text& text) {
  const auto parts = words(text);
  auto at = parts.begin();
  if ((*at).size() != 2 || (*++at).size() != 1 || (*++at).size() != 3) return false;
  if (++at != parts.end() || std::ranges::distance(parts) != 3 || parts.empty()) return false;
  if ((*--at).size() != 3 || (*--at).size() != 1 || (*--at).size() != 2) return false;
  const auto before = at++;
  return before == parts.begin() && at-- != before && at == before;
}
constexpr bool usage() {
  return has_three("it isn"_utf8) && has_three(u"it isn"_utf16) && has_three(U"it isn"_utf32) &&
         words(""_utf8).empty() && words(""_utf8).begin() == words(""_utf8).end();
}
static_assert(usage());
using words_of_text = decltype(words(""_utf8));
static_assert(std::ranges::bidirectional_range<words_of_text> && std::ranges::borrowed_range<words_of_text> &&
              std::ranges::view<words_of_text> && std::ranges::common_range<words_of_text>);

static_assert(is_word_like("can't"_text) && is_word_like("32.3"_text) && is_word_like("_a"_text) &&
              is_word_like("日"_text) && is_word_like("あ"_text) && is_word_like("カ"_text) && is_word_like("ก"_text) &&
              is_word_like("½"_text) && is_word_like("\u2167"_text) && is_word_like("\u24C2"_text) &&
              is_word_like(u"\U00010400"_text) && is_word_like("\u05D0"_text));
static_assert(!is_word_like(""_text) && !is_word_like(" "_text) && !is_word_like("--"_text) &&
              !is_word_like("_"_text) && !is_word_like("😀"_text) && !is_word_like("🇩🇪"_text) &&
              !is_word_like("\u3002"_text) &&
              !is_word_like("\u0301"_text) && !is_word_like("\r\n"_text) && !is_word_like("$"_text));

// Not within a sequence, nor beyond the end.
static_assert(is_word_boundary("a é"_text, 0) && is_word_boundary("a é"_text, 1) && is_word_boundary("a é"_text, 2) &&
              !is_word_boundary("a é"_text, 3) && is_word_boundary("a é"_text, 4) && !is_word_boundary("a é"_text, 5));
static_assert(is_word_boundary(""_text, 0) && !is_word_boundary("can't"_text, 3) &&
              is_word_boundary("🇩🇪🇫🇷"_text, 8) && !is_word_boundary("🇩🇪🇫🇷"_text, 4));

// Ranges refer to their text: it must have a name.
template <class Text>
concept can_divide = requires(Text&& text) { words(static_cast<Text&&>(text)); };
static_assert(can_divide<utf8_view> && !can_divide<const char*> && !can_divide<const char (&)[2]>);

// Long runs of what the rules look over take linear time, in both directions.
constexpr std::size_t many = 200'000;
template <char32_t Repeated>
bool goes_both_ways() {
  static char32_t text[many];
  for (char32_t& each : text) each = Repeated;
  text[0] = U'a';
  const auto parts = words(text_view<char32_t>::unchecked(text, many));
  std::size_t count = 0;
  for (auto at = parts.begin(), last = parts.end(); at != last; ++at) ++count;
  for (auto at = parts.end(), first = parts.begin(); at != first; --at) --count;
  return count == 0;
}

int main() {
  return at_run_time(usage, [] { return divides_in_each_form(words, is_word_boundary, word_rows); },
                     goes_both_ways<U'\u0301'>, goes_both_ways<U'\U0001F1E6'>, goes_both_ways<U'\''>,
                     goes_both_ways<U'.'>, goes_both_ways<U'a'>, goes_both_ways<U' '>);
}
