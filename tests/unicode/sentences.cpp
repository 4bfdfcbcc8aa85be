// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/sentences.hpp>

#include <cstddef>
#include <iterator>
#include <ranges>

#include "../support/at_run_time.hpp"
#include "boundaries.hpp"
#include "sentence_rows.hpp"

using namespace u8lit;
using unicode::is_sentence_boundary;
using unicode::sentences;

// UAX #29, section 5: what ends a sentence, and what does not.
static_assert(sentences("Is it 3.4? Yes."_text).size() == 2 && sentences("c.d"_text).size() == 1 &&
              sentences("U.S.A. is"_text).size() == 1 && sentences("the resp. leaders are"_text).size() == 1 &&
              sentences("etc.)\u2019 \u2018(the"_text).size() == 1 && sentences("etc. It"_text).size() == 2);
static_assert(sentences("He said \u201CAre you going?\u201D John shook his head."_text).at<0>() ==
              "He said \u201CAre you going?\u201D "_text);
static_assert(sentences("一。二！三"_text).size() == 3 && sentences("a\nb\r\nc\u2029"_text).size() == 3 &&
              sentences(""_text).size() == 0 && sentences("Mr. Smith went."_text).size() == 2);

// As a range of text, in all encoding forms.
template <class Text>
constexpr bool has_three(const Text& text) {
  const auto parts = sentences(text);
  auto at = parts.begin();
  if ((*at).size() != 3 || (*++at).size() != 4 || (*++at).size() != 2) return false;
  if (++at != parts.end() || std::ranges::distance(parts) != 3 || parts.empty()) return false;
  if ((*--at).size() != 2 || (*--at).size() != 4 || (*--at).size() != 3) return false;
  const auto before = at++;
  return before == parts.begin() && at-- != before && at == before;
}
constexpr bool usage() {
  return has_three("A! \"B\"\nC."_utf8) && has_three(u"A! \"B\"\nC."_utf16) && has_three(U"A! \"B\"\nC."_utf32) &&
         sentences(""_utf8).empty() && sentences(""_utf8).begin() == sentences(""_utf8).end();
}
static_assert(usage());
using sentences_of_text = decltype(sentences(""_utf8));
static_assert(std::ranges::bidirectional_range<sentences_of_text> && std::ranges::borrowed_range<sentences_of_text> &&
              std::ranges::view<sentences_of_text> && std::ranges::common_range<sentences_of_text>);

// Not within a sequence, nor beyond the end.
static_assert(is_sentence_boundary("é. B"_text, 0) && !is_sentence_boundary("é. B"_text, 1) &&
              !is_sentence_boundary("é. B"_text, 3) && is_sentence_boundary("é. B"_text, 4) &&
              is_sentence_boundary("é. B"_text, 5) && !is_sentence_boundary("é. B"_text, 6));

// Ranges refer to their text: it must have a name.
template <class Text>
concept can_divide = requires(Text&& text) { sentences(static_cast<Text&&>(text)); };
static_assert(can_divide<utf8_view> && !can_divide<const char*> && !can_divide<const char (&)[2]>);

// Long runs of what the rules look over take linear time, in both directions.
constexpr std::size_t many = 200'000;
template <char32_t First, char32_t Repeated>
bool goes_both_ways() {
  static char32_t text[many];
  for (std::size_t at = 0; at < many; ++at) text[at] = at % 1000 == 0 ? First : Repeated;
  const auto parts = sentences(text_view<char32_t>::unchecked(text, many));
  std::size_t count = 0;
  for (auto at = parts.begin(), last = parts.end(); at != last; ++at) ++count;
  for (auto at = parts.end(), first = parts.begin(); at != first; --at) --count;
  return count == 0;
}

int main() {
  return at_run_time(usage, [] { return divides_in_each_form(sentences, is_sentence_boundary, sentence_rows); },
                     goes_both_ways<U'.', U')'>, goes_both_ways<U'.', U' '>, goes_both_ways<U'.', U'1'>,
                     goes_both_ways<U'A', U'.'>, goes_both_ways<U')', U' '>, goes_both_ways<U'.', U'\u0301'>,
                     goes_both_ways<U'a', U'?'>, goes_both_ways<U'?', U'A'>);
}
