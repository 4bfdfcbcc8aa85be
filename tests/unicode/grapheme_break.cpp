// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/grapheme_break.hpp>

#include <array>
#include <cstddef>

#include "../support/at_run_time.hpp"
#include "grapheme_rows.hpp"

using namespace u8lit::detail;
using kind = grapheme_kind;

// UAX #29, table 2, and emoji-data.txt, and InCB of DerivedCoreProperties.txt.
static_assert(kind_of(0x0D) == kind::carriage_return && kind_of(0x0A) == kind::line_feed);
static_assert(kind_of(0x00) == kind::control && kind_of(0x1F) == kind::control && kind_of(0x7F) == kind::control &&
              kind_of(0x85) == kind::control && kind_of(0x200B) == kind::control && kind_of(0xFEFF) == kind::control &&
              kind_of(0xE0001) == kind::control && kind_of(0xE0FFF) == kind::control);
static_assert(kind_of(U' ') == kind::other && kind_of(U'a') == kind::other && kind_of(0x3042) == kind::other &&
              kind_of(0x1FFFF) == kind::other && kind_of(0x20000) == kind::other && kind_of(0xE1000) == kind::other &&
              kind_of(0x10FFFF) == kind::other);
static_assert(kind_of(0x0300) == kind::extend && kind_of(0x1F3FB) == kind::extend && kind_of(0xE0020) == kind::extend &&
              kind_of(0x200C) == kind::extend_in_none && kind_of(0x200D) == kind::joiner);
static_assert(kind_of(0x1F1E6) == kind::regional_indicator && kind_of(0x1F1FF) == kind::regional_indicator);
static_assert(kind_of(0x0600) == kind::prepend && kind_of(0x0903) == kind::spacing_mark);
static_assert(kind_of(0x1100) == kind::leading_jamo && kind_of(0x1160) == kind::vowel_jamo &&
              kind_of(0x11A8) == kind::trailing_jamo && kind_of(0xAC00) == kind::syllable_without_trail &&
              kind_of(0xAC01) == kind::syllable_with_trail && kind_of(0xD788) == kind::syllable_without_trail &&
              kind_of(0xD7A3) == kind::syllable_with_trail && kind_of(0xD7A4) == kind::other);
static_assert(kind_of(0x00A9) == kind::pictographic && kind_of(0x2764) == kind::pictographic &&
              kind_of(0x1F600) == kind::pictographic);
static_assert(kind_of(0x0915) == kind::consonant && kind_of(0x094D) == kind::linker);

// GraphemeBreakTest.txt: boundaries found forwards from each other, backwards, and one by one.
constexpr bool breaks_as_the_file_says() {
  for (const grapheme_row& row : grapheme_rows) {
    std::size_t size = 0;
    while (row.boundaries[size + 1] != '\0') ++size;
    for (std::size_t at = 0, cluster = 0; at <= size; ++at) {
      const bool is_boundary = row.boundaries[at] == '|';
      if (is_boundary_of_graphemes(row.text, size, at) != is_boundary) return false;
      if (!is_boundary || at == 0) continue;
      if (end_of_grapheme(row.text, size, cluster) != at || begin_of_grapheme(row.text, size, at) != cluster)
        return false;
      cluster = at;
    }
  }
  return true;
}
static_assert(breaks_as_the_file_says());
static_assert(sizeof grapheme_rows / sizeof *grapheme_rows == 766);

// Clusters as UAX #29, table 1b and 1c, describe them by regular expressions, which read forwards:
//   crlf | Control | Prepend* core (Extend | ZWJ | SpacingMark)*
//   core = hangul-syllable | RI RI | xpicto-sequence | conjunct-cluster | [^Control CR LF]
// Over all texts of four scalar values, one of each kind at each place.
constexpr std::array<char32_t, 18> samples{U'a',   0x1F600, 0x0915, 0xAC00, 0xAC01, 0x1100, 0x1160, 0x11A8, 0x0300,
                                           0x094D, 0x200C,  0x200D, 0x0903, 0x0600, 0x1F1E6, 0x0D,  0x0A,   0x85};
template <std::size_t Size>
class reader {
 public:
  constexpr explicit reader(const std::array<kind, Size>& kinds) : kinds_{kinds} {}
  constexpr std::size_t end_of_cluster(std::size_t at) const {
    if (is(at, kind::carriage_return) && is(at + 1, kind::line_feed)) return at + 2;
    if (is_control(at)) return at + 1;
    const std::size_t first = at;
    while (is(at, kind::prepend)) ++at;
    // After Prepend alone, the last of them is the core.
    if (at == Size || is_control(at)) return skip_postcore(at > first ? at : at + 1);
    return skip_postcore(end_of_core(at));
  }

 private:
  constexpr bool is(std::size_t at, kind which) const { return at < Size && kinds_[at] == which; }
  constexpr bool is_control(std::size_t at) const {
    return is(at, kind::control) || is(at, kind::carriage_return) || is(at, kind::line_feed);
  }
  constexpr bool is_extend(std::size_t at) const {
    return is(at, kind::extend) || is(at, kind::linker) || is(at, kind::extend_in_none);
  }
  constexpr std::size_t skip_postcore(std::size_t at) const {
    while (is_extend(at) || is(at, kind::joiner) || is(at, kind::spacing_mark)) ++at;
    return at;
  }
  constexpr std::size_t end_of_core(std::size_t at) const {
    if (is(at, kind::regional_indicator) && is(at + 1, kind::regional_indicator)) return at + 2;
    if (is(at, kind::pictographic)) return end_of_pictographic(at + 1);
    if (is(at, kind::consonant)) return end_of_conjunct(at + 1);
    // L* (V+ | LV V* | LVT) T* | L+ | T+
    const std::size_t first = at;
    while (is(at, kind::leading_jamo)) ++at;
    if (is(at, kind::vowel_jamo) || is(at, kind::syllable_without_trail)) {
      ++at;
      while (is(at, kind::vowel_jamo)) ++at;
    } else if (is(at, kind::syllable_with_trail)) {
      ++at;
    } else if (at > first) {
      return at;
    }
    while (is(at, kind::trailing_jamo)) ++at;
    return at > first ? at : at + 1;
  }
  // (Extend* ZWJ ExtPict)*
  constexpr std::size_t end_of_pictographic(std::size_t at) const {
    std::size_t next = at;
    while (is_extend(next)) ++next;
    return is(next, kind::joiner) && is(next + 1, kind::pictographic) ? end_of_pictographic(next + 2) : at;
  }
  // ([ExtendInCB LinkerInCB]* LinkerInCB [ExtendInCB LinkerInCB]* Consonant)*, where ZWJ is ExtendInCB
  constexpr std::size_t end_of_conjunct(std::size_t at) const {
    std::size_t next = at;
    bool is_linked = false;
    for (; is(next, kind::extend) || is(next, kind::joiner) || is(next, kind::linker); ++next)
      is_linked = is_linked || is(next, kind::linker);
    return is_linked && is(next, kind::consonant) ? end_of_conjunct(next + 1) : at;
  }

  std::array<kind, Size> kinds_;
};

template <std::size_t Size>
bool breaks_as_described() {
  std::size_t texts = 1;
  for (std::size_t at = 0; at < Size; ++at) texts *= samples.size();
  for (std::size_t number = 0; number < texts; ++number) {
    std::array<char32_t, Size> text{};
    std::array<kind, Size> kinds{};
    for (std::size_t at = 0, rest = number; at < Size; ++at, rest /= samples.size()) {
      text[at] = samples[rest % samples.size()];
      kinds[at] = kind_of(text[at]);
    }
    const reader<Size> expected{kinds};
    for (std::size_t at = 0; at < Size;) {
      const std::size_t end = expected.end_of_cluster(at);
      if (end_of_grapheme(text.data(), Size, at) != end) return false;
      if (begin_of_grapheme(text.data(), Size, end) != at) return false;
      for (std::size_t each = at; each <= end; ++each) {
        if (is_boundary_of_graphemes(text.data(), Size, each) != (each == at || each == end)) return false;
      }
      at = end;
    }
  }
  return true;
}

int main() {
  return at_run_time(breaks_as_the_file_says, breaks_as_described<1>, breaks_as_described<2>, breaks_as_described<3>,
                     breaks_as_described<4>);
}
