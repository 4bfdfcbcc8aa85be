// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/literals.hpp>
#include <u8lit/unicode/graphemes.hpp>

#include <cstddef>
#include <iterator>
#include <ranges>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::count_graphemes;
using unicode::first_graphemes;
using unicode::graphemes;
using unicode::is_grapheme_boundary;

// UAX #29, table 1a: what users take for characters.
static_assert(count_graphemes("g\u0308"_text) == 1 && count_graphemes("\uAC01"_text) == 1 &&
              count_graphemes("\u1100\u1161\u11A8"_text) == 1 && count_graphemes("\u0E01"_text) == 1);
static_assert(count_graphemes("\u0E33"_text) == 1 && count_graphemes("\u0937\u093F"_text) == 1 &&
              count_graphemes("\u0915\u094D\u0937\u093F"_text) == 1);
// Emoji: a family, a flag, a keycap, a skin colour, a flag of tags; two flags.
static_assert(count_graphemes("👨‍👩‍👧"_text) == 1 && count_graphemes("🇩🇪"_text) == 1 &&
              count_graphemes("1️⃣"_text) == 1 && count_graphemes("👍🏽"_text) == 1 &&
              count_graphemes("🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F"_text) == 1);
static_assert(count_graphemes("🇩🇪🇫🇷"_text) == 2 && count_graphemes("🇩🇪🇫"_text) == 2);
static_assert(count_graphemes("\r\n"_text) == 1 && count_graphemes("\n\r"_text) == 2 && count_graphemes(""_text) == 0 &&
              count_graphemes("abc"_text) == 3);

// As a range of text, in all encoding forms, forwards and backwards.
template <class Unit>
constexpr std::ptrdiff_t length(text_view<Unit> text) {
  return std::ranges::distance(text.scalars());
}
template <class Text>
constexpr bool has_three(const Text& text) {
  const auto clusters = graphemes(text);
  auto at = clusters.begin();
  if (length(*at) != 2 || length(*++at) != 2 || length(*++at) != 1) return false;
  if (++at != clusters.end() || std::ranges::distance(clusters) != 3 || clusters.empty()) return false;
  if (length(*--at) != 1 || length(*--at) != 2 || length(*--at) != 2) return false;
  const auto before = at++;
  return before == clusters.begin() && at-- != before && at == before;
}
constexpr bool usage() {
  return has_three("e\u0301🇩🇪a"_utf8) && has_three(u"e\u0301🇩🇪a"_utf16) &&
         has_three(U"e\u0301🇩🇪a"_utf32) && graphemes(""_utf8).empty() &&
         graphemes(""_utf8).begin() == graphemes(""_utf8).end();
}
static_assert(usage());
using clusters_of_text = decltype(graphemes(""_utf8));
static_assert(std::ranges::bidirectional_range<clusters_of_text> && std::ranges::borrowed_range<clusters_of_text> &&
              std::ranges::view<clusters_of_text> && std::ranges::common_range<clusters_of_text>);

// A literal is divided at compile time.
static_assert(graphemes("e\u0301🇩🇪a"_text).at<1>() == "🇩🇪"_text && graphemes("e\u0301a"_text).size() == 2);

static_assert(first_graphemes("e\u0301🇩🇪a"_text, 2) == "e\u0301🇩🇪" &&
              first_graphemes("ab"_text, 3) == "ab" && first_graphemes("e\u0301"_text, 0) == "" &&
              first_graphemes(u"e\u0301a"_text, 1) == u"e\u0301");

// Not within a cluster, nor within a sequence, nor beyond the end.
static_assert(is_grapheme_boundary("e\u0301a"_text, 0) && !is_grapheme_boundary("e\u0301a"_text, 1) &&
              !is_grapheme_boundary("e\u0301a"_text, 2) && is_grapheme_boundary("e\u0301a"_text, 3) &&
              is_grapheme_boundary("e\u0301a"_text, 4) && !is_grapheme_boundary("e\u0301a"_text, 5));
static_assert(is_grapheme_boundary("🇩🇪🇫🇷"_text, 8) && !is_grapheme_boundary("🇩🇪🇫🇷"_text, 4) &&
              !is_grapheme_boundary("🇩🇪🇫🇷"_text, 12));

// Ranges refer to their text: it must have a name.
template <class Text>
concept can_divide = requires(Text&& text) { graphemes(static_cast<Text&&>(text)); };
static_assert(can_divide<utf8_view> && !can_divide<const char*> && !can_divide<const char (&)[2]>);

// Many flags take linear time in both directions.
bool goes_over_flags() {
  constexpr std::size_t many = 200'000;
  static char32_t flags[many];
  for (char32_t& each : flags) each = U'\U0001F1E6';
  flags[0] = U'\u0600';  // is one cluster with the first flag
  const auto parts = graphemes(text_view<char32_t>::unchecked(flags, many));
  std::size_t count = 0;
  for (auto at = parts.begin(), last = parts.end(); at != last; ++at) ++count;
  for (auto at = parts.end(), first = parts.begin(); at != first; --at) --count;
  return count == 0;
}

int main() { return at_run_time(usage, goes_over_flags); }
