// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NUMBER_SURVEY_HPP
#define U8LIT_NUMBER_SURVEY_HPP

#include <u8lit/sequence_numbers.hpp>
#include <u8lit/sequence_survey.hpp>
#include <u8lit/compiler/begin.hpp>

// Whether the numbers of a grammar contradict each other or its sequences, and where.

namespace u8lit::grammars {

// The first flaw of the numbers: of two ranges, or of how the numbers go to the alternatives.
struct number_survey {
  flaw what = flaw::none;
  size_t place = 0, other = 0;
  unsigned long long sequences = 0, numbers = 0;
};

// Counts stay at the highest number rather than go beyond it.
inline constexpr unsigned long long uncountable = ~0ull;
template <size_t Longest>
U8LIT_ABI constexpr unsigned long long sequences_of(const alternative<Longest>& each) noexcept {
  unsigned long long count = 1;
  for (size_t at = 0; at < each.size; ++at) {
    const char32_t base = u8lit::base_of(each, at);
    count = count > uncountable / base ? uncountable : count * base;
  }
  return count;
}
U8LIT_ABI constexpr unsigned long long numbers_in(number_range range) noexcept {
  return range.last - range.first + 1ull;
}

template <size_t Ranges>
U8LIT_ABI constexpr number_survey find_bad_range(const number_range (&ranges)[Ranges]) noexcept {
  for (size_t other = 0; other < Ranges; ++other) {
    const number_range second = ranges[other];
    if (second.last < second.first) return {flaw::reversed_numbers, other, other};
    for (size_t one = 0; one < other; ++one) {
      const bool overlap = ranges[one].first <= second.last && second.first <= ranges[one].last;
      if (overlap) return {flaw::overlapping_numbers, one, other};
    }
  }
  return {};
}

template <size_t Alternatives, size_t Longest, size_t Ranges>
U8LIT_ABI constexpr number_survey find_bad_count(const syntax<Alternatives, Longest>& all,
                                                 const number_range (&ranges)[Ranges]) noexcept {
  number_survey found;
  for (const auto& each : all) {
    const unsigned long long more = grammars::sequences_of(each);
    found.sequences = more > uncountable - found.sequences ? uncountable : found.sequences + more;
  }
  for (const number_range each : ranges) found.numbers += numbers_in(each);
  if (found.sequences != found.numbers) {
    found.what = found.sequences > found.numbers ? flaw::more_sequences : flaw::more_numbers;
    return found;
  }
  unsigned long long left = grammars::numbers_in(ranges[0]);
  size_t range = 0;
  for (size_t a = 0; a < Alternatives; ++a) {
    if (left == 0) left = grammars::numbers_in(ranges[++range]);
    const unsigned long long taken = grammars::sequences_of(all[a]);
    if (taken > left) return {flaw::gap, a, range, left, found.numbers};
    left -= taken;
  }
  return found;
}

// Whether what is refused begins with a scalar value: conversions from UTF-8, which look at one at a time, would make it.
U8LIT_ABI constexpr bool has_scalar_values(number_range numbers) noexcept {
  const bool all_surrogates = is_surrogate(numbers.first) && is_surrogate(numbers.last);
  return numbers.first <= code_points.last && !all_surrogates;
}
template <class Found, size_t Alternatives, size_t Longest, size_t Refused, size_t LongestRefused>
U8LIT_ABI constexpr bool find_refused_text(Found& found, const syntax<Alternatives, Longest>& all,
                                           const numbers_of_alternatives<Alternatives>& numbers,
                                           const syntax<Refused, LongestRefused>& refused) noexcept {
  for (size_t at = 0; at < Refused; ++at) {
    for (size_t a = 0; a < Alternatives; ++a) {
      if (!grammars::agree(refused[at], 0, all[a]) || !grammars::has_scalar_values(numbers.of[a])) continue;
      found = {flaw::of_text, at, a};
      return true;
    }
  }
  return false;
}

}  // namespace u8lit::grammars

#include <u8lit/compiler/end.hpp>

#endif
