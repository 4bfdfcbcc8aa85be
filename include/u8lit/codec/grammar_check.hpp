// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_CHECK_HPP
#define U8LIT_CODEC_GRAMMAR_CHECK_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/codec/grammar.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

// Whether the sequences of a grammar contradict each other, and where.

namespace u8lit::detail::grammars {

enum class flaw : unsigned char {
  none,
  without_octets,
  reversed_octets,
  ambiguous,
  part_of_a_character,
  not_made_of_characters,
  of_text,
  reversed_numbers,
  overlapping_numbers,
  more_sequences,
  more_numbers,
  separator_match,
};

// The first flaw of the sequences; places count from 0. The octets are an example.
template <size_t Longest>
struct sequence_flaw {
  flaw what = flaw::none;
  size_t place = 0, other = 0;
  size_t size = 0;
  octet octets[Longest]{};

  U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }
};

// Whether sequences of one alternative are as those of another from that octet on, as far as both go.
template <size_t Longest, size_t LongestOther>
U8LIT_ABI constexpr bool agree(const alternative<Longest>& one, size_t from,
                               const alternative<LongestOther>& other) noexcept {
  for (size_t at = 0; from + at < one.size && at < other.size; ++at) {
    const octet_range left = one.octets[from + at], right = other.octets[at];
    if (left.last < right.first || right.last < left.first) return false;
  }
  return true;
}

// Whether the lowest such sequence, which is kept, begins both.
template <size_t Longest, size_t Left, size_t Right>
U8LIT_ABI constexpr void keep_common(sequence_flaw<Longest>& found, const alternative<Left>& one,
                                     const alternative<Right>& other) noexcept {
  for (; found.size < one.size && found.size < other.size; ++found.size) {
    const octet left = one.octets[found.size].first, right = other.octets[found.size].first;
    found.octets[found.size] = left < right ? right : left;
  }
}

template <class Found, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_bad_octets(Found& found, const syntax<Alternatives, Longest>& all) noexcept {
  for (found.place = 0; found.place < Alternatives; ++found.place) {
    const auto& each = all[found.place];
    found.what = each.size == 0 ? flaw::without_octets : flaw::reversed_octets;
    if (each.size == 0) return true;
    for (found.other = 0; found.other < each.size; ++found.other) {
      if (each.octets[found.other].last < each.octets[found.other].first) return true;
    }
  }
  found = {};
  return false;
}

template <class Found, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_ambiguity(Found& found, const syntax<Alternatives, Longest>& all) noexcept {
  for (size_t other = 1; other < Alternatives; ++other) {
    for (size_t one = 0; one < other; ++one) {
      if (!grammars::agree(all[one], 0, all[other])) continue;
      found = {flaw::ambiguous, one, other};
      grammars::keep_common(found, all[one], all[other]);
      return true;
    }
  }
  return false;
}

// Whether a refused sequence is the beginning of two characters or more, or of all of the last of them.
template <size_t Alternatives, size_t Longest, size_t LongestRefused>
U8LIT_ABI constexpr bool is_made_of_characters(const alternative<LongestRefused>& refused,
                                               const syntax<Alternatives, Longest>& all) noexcept {
  bool is_boundary[LongestRefused]{true};
  for (size_t from = 0; from < refused.size; ++from) {
    if (!is_boundary[from]) continue;
    for (const auto& each : all) {
      if (!grammars::agree(refused, from, each)) continue;
      if (each.size >= refused.size - from) return true;
      is_boundary[from + each.size] = true;
    }
  }
  return false;
}

template <class Found, size_t Alternatives, size_t Longest, size_t Refused, size_t LongestRefused>
U8LIT_ABI constexpr bool find_bad_refusal(Found& found, const syntax<Alternatives, Longest>& all,
                                          const syntax<Refused, LongestRefused>& refused) noexcept {
  for (size_t at = 0; at < Refused; ++at) {
    for (size_t a = 0; a < Alternatives; ++a) {
      if (all[a].size < refused[at].size || !grammars::agree(refused[at], 0, all[a])) continue;
      found = {flaw::part_of_a_character, at, a};
      grammars::keep_common(found, refused[at], all[a]);
      return true;
    }
    if (!grammars::is_made_of_characters(refused[at], all)) {
      found = {flaw::not_made_of_characters, at};
      return true;
    }
  }
  return false;
}

}  // namespace u8lit::detail::grammars

// Whether the numbers of a grammar contradict each other or its sequences, and where.

namespace u8lit::detail::grammars {

// The first flaw of the numbers: of two ranges, or of how the numbers go to the alternatives.
struct number_flaw {
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
    const char32_t base = detail::radix_of(each, at);
    count = count > uncountable / base ? uncountable : count * base;
  }
  return count;
}
U8LIT_ABI constexpr unsigned long long numbers_in(number_range range) noexcept {
  return range.last - range.first + 1ull;
}

template <size_t Ranges>
U8LIT_ABI constexpr number_flaw find_bad_range(const number_range (&ranges)[Ranges]) noexcept {
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
U8LIT_ABI constexpr number_flaw find_bad_count(const syntax<Alternatives, Longest>& all,
                                                 const number_range (&ranges)[Ranges]) noexcept {
  number_flaw found;
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
    if (taken > left) return {flaw::separator_match, a, range, left, found.numbers};
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

}  // namespace u8lit::detail::grammars

// The incomplete types that findings about grammars are made of. Alternatives and ranges of numbers count from 1.

namespace u8lit::detail {

namespace invalid_grammar {

template <size_t Number>
struct alternative_number;
template <size_t Number>
struct refused_alternative_number;
template <size_t Number>
struct number_range_number;
template <class Number>
struct with_number;
template <unsigned long long Count>
struct sequences;
template <unsigned long long Count>
struct numbers;

template <class Alternative>
struct no_octets;
template <class Alternative, class Place>
struct reversed_range_of_octets;
template <class Alternative, class Other, class Octets>
struct one_sequence_begins_another;
template <class Refused, class Alternative, class Octets>
struct refused_within_a_character;
template <class Refused>
struct refused_but_not_made_of_characters;
template <class Refused, class Alternative>
struct refused_though_UTF_8_has_its_characters;
template <class Range>
struct reversed_range_of_numbers;
template <class Range, class Other, class Number>
struct overlapping_ranges_of_numbers;
template <class Sequences, class Numbers>
struct more_sequences_than_numbers;
template <class Sequences, class Numbers>
struct more_numbers_than_sequences;
template <class Alternative, class Range, class Sequences>
struct numbers_of_two_ranges_split_the_alternative_after;

}  // namespace invalid_grammar

}  // namespace u8lit::detail

// What is wrong with a grammar that contradicts itself, as a type (finding.hpp).

namespace u8lit::detail {

namespace grammars {

struct sound {};

// Several constants, for each may take as many steps as a compiler allows.
template <const auto& Grammar>
inline constexpr auto survey_of_sequences = [] {
  sequence_flaw<sizeof Grammar.sequences[0].octets / sizeof(octet_range)> found;
  if (!grammars::find_bad_octets(found, Grammar.sequences)) grammars::find_ambiguity(found, Grammar.sequences);
  return found;
}();
template <const auto& Grammar>
inline constexpr auto survey_of_refused = [] {
  sequence_flaw<sizeof Grammar.refused[0].octets / sizeof(octet_range)> found;
  if (!grammars::find_bad_octets(found, Grammar.refused))
    grammars::find_bad_refusal(found, Grammar.sequences, Grammar.refused);
  return found;
}();
template <const auto& Grammar>
inline constexpr number_flaw survey_of_ranges = grammars::find_bad_range(Grammar.numbers);
template <const auto& Grammar>
inline constexpr number_flaw survey_of_counts = grammars::find_bad_count(Grammar.sequences, Grammar.numbers);

template <auto Found>
using example = typename diagnostic::octets_of<Found, 0, Found.size>::type;

template <auto Found, template <size_t> class Alternative>
U8LIT_ABI constexpr auto bad_octets() noexcept {
  using namespace invalid_grammar;
  using place = Alternative<Found.place + 1>;
  if constexpr (Found.what == flaw::without_octets) return type_identity<no_octets<place>>{};
  else return type_identity<reversed_range_of_octets<place, diagnostic::at_octet<Found.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_sequences() noexcept {
  using namespace invalid_grammar;
  constexpr auto& found = survey_of_sequences<Grammar>;
  if constexpr (found.what == flaw::ambiguous) {
    using other = alternative_number<found.other + 1>;
    return type_identity<one_sequence_begins_another<alternative_number<found.place + 1>, other, example<found>>>{};
  } else {
    return grammars::bad_octets<found, alternative_number>();
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_refused() noexcept {
  using namespace invalid_grammar;
  constexpr auto& found = survey_of_refused<Grammar>;
  using place = refused_alternative_number<found.place + 1>;
  if constexpr (found.what == flaw::part_of_a_character) {
    return type_identity<refused_within_a_character<place, alternative_number<found.other + 1>, example<found>>>{};
  } else if constexpr (found.what == flaw::not_made_of_characters) {
    return type_identity<refused_but_not_made_of_characters<place>>{};
  } else {
    return grammars::bad_octets<found, refused_alternative_number>();
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_ranges() noexcept {
  using namespace invalid_grammar;
  constexpr number_flaw found = survey_of_ranges<Grammar>;
  using range = number_range_number<found.place + 1>;
  if constexpr (found.what == flaw::reversed_numbers) {
    return type_identity<reversed_range_of_numbers<range>>{};
  } else {
    constexpr char32_t one = Grammar.numbers[found.place].first, other = Grammar.numbers[found.other].first;
    using number = with_number<diagnostic::character_of<(one < other ? other : one)>>;
    return type_identity<overlapping_ranges_of_numbers<range, number_range_number<found.other + 1>, number>>{};
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_counts() noexcept {
  using namespace invalid_grammar;
  constexpr number_flaw found = survey_of_counts<Grammar>;
  using all = sequences<found.sequences>;
  if constexpr (found.what == flaw::more_sequences) {
    return type_identity<more_sequences_than_numbers<all, numbers<found.numbers>>>{};
  } else if constexpr (found.what == flaw::more_numbers) {
    return type_identity<more_numbers_than_sequences<all, numbers<found.numbers>>>{};
  } else {
    using range = number_range_number<found.other + 1>;
    return type_identity<numbers_of_two_ranges_split_the_alternative_after<alternative_number<found.place + 1>, range, all>>{};
  }
}

// Of a grammar that is sound but for this.
template <const auto& Grammar>
inline constexpr auto survey_of_refused_text = [] {
  sequence_flaw<1> found;
  grammars::find_refused_text(found, Grammar.sequences, detail::assign_numbers(Grammar.sequences, Grammar.numbers),
                              Grammar.refused);
  return found;
}();
template <const auto& Grammar>
U8LIT_ABI constexpr auto refused_text() noexcept {
  using namespace invalid_grammar;
  constexpr auto& found = survey_of_refused_text<Grammar>;
  using place = refused_alternative_number<found.place + 1>;
  return type_identity<refused_though_UTF_8_has_its_characters<place, alternative_number<found.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto judge_grammar() noexcept {
  if constexpr (survey_of_sequences<Grammar>.what != flaw::none) return grammars::bad_sequences<Grammar>();
  else if constexpr (survey_of_refused<Grammar>.what != flaw::none) return grammars::bad_refused<Grammar>();
  else if constexpr (survey_of_ranges<Grammar>.what != flaw::none) return grammars::bad_ranges<Grammar>();
  else if constexpr (survey_of_counts<Grammar>.what != flaw::none) return grammars::bad_counts<Grammar>();
  else if constexpr (survey_of_refused_text<Grammar>.what != flaw::none) return grammars::refused_text<Grammar>();
  else return type_identity<sound>{};
}

template <class Finding>
inline constexpr bool is_sound = false;
template <>
inline constexpr bool is_sound<sound> = true;

}  // namespace grammars

// What was found of a grammar; incomplete if it contradicts itself.
template <const auto& Grammar>
using diagnostic_of_grammar = typename decltype(grammars::judge_grammar<Grammar>())::type;

// The constraint on all that takes a grammar. A compiler that finds it unsatisfied prints the finding.
template <class Finding>
concept sound = grammars::is_sound<Finding>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
