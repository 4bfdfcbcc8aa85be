// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_CHECK_HPP
#define U8LIT_CODEC_GRAMMAR_CHECK_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/codec/grammar.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

// Checks that a grammar does not contradict itself: first the sequences, then the excluded ones, then the numbers.

namespace u8lit::detail {

namespace grammars {

enum class flaw : unsigned char {
  none,
  empty_alternative,
  reversed_octets,
  ambiguous,
  part_of_a_character,
  not_made_of_characters,
  excludes_text,
  reversed_numbers,
  overlapping_numbers,
  more_sequences,
  more_numbers,
  split_alternative,
};

// The first flaw of the sequences, with the indices of the alternatives, and an example of octets that show it.
template <size_t Longest>
struct sequence_flaw {
  flaw what = flaw::none;
  size_t place = 0, other = 0;
  size_t size = 0;
  octet octets[Longest]{};

  U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }
};

// Whether a sequence of `one`, without its first `from` octets, and a sequence of `other` are equal as far as both go.
template <size_t Longest, size_t LongestOther>
U8LIT_ABI constexpr bool share_prefix(const alternative<Longest>& one, size_t from,
                                      const alternative<LongestOther>& other) noexcept {
  for (size_t at = 0; from + at < one.size && at < other.size; ++at) {
    const octet_range left = one.octets[from + at], right = other.octets[at];
    if (left.last < right.first || right.last < left.first) return false;
  }
  return true;
}

// Stores the lowest prefix that two alternatives share as the example. Precondition: they share one.
template <size_t Longest, size_t Left, size_t Right>
U8LIT_ABI constexpr void record_common_prefix(sequence_flaw<Longest>& result, const alternative<Left>& one,
                                              const alternative<Right>& other) noexcept {
  for (; result.size < one.size && result.size < other.size; ++result.size) {
    const octet left = one.octets[result.size].first, right = other.octets[result.size].first;
    result.octets[result.size] = left < right ? right : left;
  }
}

template <class Flaw, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_bad_octets(Flaw& result, const syntax<Alternatives, Longest>& all) noexcept {
  for (result.place = 0; result.place < Alternatives; ++result.place) {
    const auto& each = all[result.place];
    result.what = each.size == 0 ? flaw::empty_alternative : flaw::reversed_octets;
    if (each.size == 0) return true;
    for (result.other = 0; result.other < each.size; ++result.other) {
      if (each.octets[result.other].last < each.octets[result.other].first) return true;
    }
  }
  result = {};
  return false;
}

// No sequence may begin another, or else a decoder would not know where a character ends.
template <class Flaw, size_t Alternatives, size_t Longest>
U8LIT_ABI constexpr bool find_ambiguity(Flaw& result, const syntax<Alternatives, Longest>& all) noexcept {
  for (size_t other = 1; other < Alternatives; ++other) {
    for (size_t one = 0; one < other; ++one) {
      if (!grammars::share_prefix(all[one], 0, all[other])) continue;
      result = {flaw::ambiguous, one, other};
      grammars::record_common_prefix(result, all[one], all[other]);
      return true;
    }
  }
  return false;
}

// Whether an excluded sequence consists of at least two characters. The last one may be incomplete.
template <size_t Alternatives, size_t Longest, size_t LongestExcluded>
U8LIT_ABI constexpr bool is_made_of_characters(const alternative<LongestExcluded>& excluded,
                                               const syntax<Alternatives, Longest>& all) noexcept {
  bool is_boundary[LongestExcluded]{true};
  for (size_t from = 0; from < excluded.size; ++from) {
    if (!is_boundary[from]) continue;
    for (const auto& each : all) {
      if (!grammars::share_prefix(excluded, from, each)) continue;
      if (each.size >= excluded.size - from) return true;
      is_boundary[from + each.size] = true;
    }
  }
  return false;
}

template <class Flaw, size_t Alternatives, size_t Longest, size_t Excluded, size_t LongestExcluded>
U8LIT_ABI constexpr bool find_bad_exclusion(Flaw& result, const syntax<Alternatives, Longest>& all,
                                            const syntax<Excluded, LongestExcluded>& excluded) noexcept {
  for (size_t at = 0; at < Excluded; ++at) {
    for (size_t a = 0; a < Alternatives; ++a) {
      if (all[a].size < excluded[at].size || !grammars::share_prefix(excluded[at], 0, all[a])) continue;
      result = {flaw::part_of_a_character, at, a};
      grammars::record_common_prefix(result, excluded[at], all[a]);
      return true;
    }
    if (!grammars::is_made_of_characters(excluded[at], all)) {
      result = {flaw::not_made_of_characters, at};
      return true;
    }
  }
  return false;
}

// The first flaw of the numbers, with the indices of two ranges, or of an alternative and a range.
struct number_flaw {
  flaw what = flaw::none;
  size_t place = 0, other = 0;
  unsigned long long sequences = 0, numbers = 0;
};

U8LIT_ABI constexpr unsigned long long count_numbers(number_range range) noexcept {
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

// Each sequence needs a number and each number a sequence, and each alternative takes its numbers from one range.
template <size_t Alternatives, size_t Longest, size_t Ranges>
U8LIT_ABI constexpr number_flaw find_bad_count(const syntax<Alternatives, Longest>& all,
                                               const number_range (&ranges)[Ranges]) noexcept {
  number_flaw result;
  for (const auto& each : all) {
    const unsigned long long more = detail::count_sequences(each);
    result.sequences = more > saturated_count - result.sequences ? saturated_count : result.sequences + more;
  }
  for (const number_range each : ranges) result.numbers += grammars::count_numbers(each);
  if (result.sequences != result.numbers) {
    result.what = result.sequences > result.numbers ? flaw::more_sequences : flaw::more_numbers;
    return result;
  }
  unsigned long long left = grammars::count_numbers(ranges[0]);
  size_t range = 0;
  for (size_t a = 0; a < Alternatives; ++a) {
    if (left == 0) left = grammars::count_numbers(ranges[++range]);
    const unsigned long long taken = detail::count_sequences(all[a]);
    if (taken > left) return {flaw::split_alternative, a, range, left, result.numbers};
    left -= taken;
  }
  return result;
}

U8LIT_ABI constexpr bool has_scalar_values(number_range numbers) noexcept {
  const bool all_surrogates = is_surrogate(numbers.first) && is_surrogate(numbers.last);
  return numbers.first <= code_points.last && !all_surrogates;
}

// An excluded sequence may not begin with a scalar value: conversions from UTF-8 encode one character at a time, so
// they would write it.
template <class Flaw, size_t Alternatives, size_t Longest, size_t Excluded, size_t LongestExcluded>
U8LIT_ABI constexpr bool find_excluded_text(Flaw& result, const syntax<Alternatives, Longest>& all,
                                           const assigned_numbers<Alternatives>& numbers,
                                           const syntax<Excluded, LongestExcluded>& excluded) noexcept {
  for (size_t at = 0; at < Excluded; ++at) {
    for (size_t a = 0; a < Alternatives; ++a) {
      if (!grammars::share_prefix(excluded[at], 0, all[a]) || !grammars::has_scalar_values(numbers.of[a])) continue;
      result = {flaw::excludes_text, at, a};
      return true;
    }
  }
  return false;
}

// The results for one grammar. Each is a constant of its own, because compilers limit the steps of each evaluation.
template <const auto& Grammar>
inline constexpr auto sequence_flaw_in = [] {
  sequence_flaw<sizeof Grammar.sequences[0].octets / sizeof(octet_range)> result;
  if (!grammars::find_bad_octets(result, Grammar.sequences)) grammars::find_ambiguity(result, Grammar.sequences);
  return result;
}();
template <const auto& Grammar>
inline constexpr auto excluded_flaw_in = [] {
  sequence_flaw<sizeof Grammar.excluded[0].octets / sizeof(octet_range)> result;
  if (!grammars::find_bad_octets(result, Grammar.excluded))
    grammars::find_bad_exclusion(result, Grammar.sequences, Grammar.excluded);
  return result;
}();
template <const auto& Grammar>
inline constexpr number_flaw range_flaw_in = grammars::find_bad_range(Grammar.numbers);
template <const auto& Grammar>
inline constexpr number_flaw count_flaw_in = grammars::find_bad_count(Grammar.sequences, Grammar.numbers);
// Precondition: the grammar has none of the flaws above.
template <const auto& Grammar>
inline constexpr auto excluded_text_flaw_in = [] {
  sequence_flaw<1> result;
  grammars::find_excluded_text(result, Grammar.sequences, detail::assign_numbers(Grammar.sequences, Grammar.numbers),
                              Grammar.excluded);
  return result;
}();

}  // namespace grammars

// The incomplete types that compilers print for a bad grammar. Alternatives and ranges of numbers count from 1.
namespace invalid_grammar {

template <size_t Number>
struct alternative_number;
template <size_t Number>
struct exclusion_number;
template <size_t Number>
struct range_number;
template <size_t Number>
struct octet_number;
template <class Number>
struct both_contain;
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
template <class Excluded, class Alternative, class Octets>
struct excluded_within_a_character;
template <class Excluded>
struct excluded_but_not_made_of_characters;
template <class Excluded, class Alternative>
struct excluded_though_UTF_8_has_its_characters;
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

namespace grammars {

template <auto Flaw>
using example = typename diagnostic::bytes_of<Flaw, 0, Flaw.size>::type;

template <auto Flaw, template <size_t> class Alternative>
U8LIT_ABI constexpr auto make_diagnostic_of_octets() noexcept {
  using namespace invalid_grammar;
  using place = Alternative<Flaw.place + 1>;
  if constexpr (Flaw.what == flaw::empty_alternative) return type_identity<no_octets<place>>{};
  else return type_identity<reversed_range_of_octets<place, octet_number<Flaw.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic_of_sequences() noexcept {
  using namespace invalid_grammar;
  constexpr auto& result = sequence_flaw_in<Grammar>;
  if constexpr (result.what == flaw::ambiguous) {
    using other = alternative_number<result.other + 1>;
    return type_identity<one_sequence_begins_another<alternative_number<result.place + 1>, other, example<result>>>{};
  } else {
    return grammars::make_diagnostic_of_octets<result, alternative_number>();
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic_of_excluded() noexcept {
  using namespace invalid_grammar;
  constexpr auto& result = excluded_flaw_in<Grammar>;
  using place = exclusion_number<result.place + 1>;
  if constexpr (result.what == flaw::part_of_a_character) {
    return type_identity<excluded_within_a_character<place, alternative_number<result.other + 1>, example<result>>>{};
  } else if constexpr (result.what == flaw::not_made_of_characters) {
    return type_identity<excluded_but_not_made_of_characters<place>>{};
  } else {
    return grammars::make_diagnostic_of_octets<result, exclusion_number>();
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic_of_ranges() noexcept {
  using namespace invalid_grammar;
  constexpr number_flaw result = range_flaw_in<Grammar>;
  using range = range_number<result.place + 1>;
  if constexpr (result.what == flaw::reversed_numbers) {
    return type_identity<reversed_range_of_numbers<range>>{};
  } else {
    constexpr char32_t one = Grammar.numbers[result.place].first, other = Grammar.numbers[result.other].first;
    using number = both_contain<diagnostic::character_of<(one < other ? other : one)>>;
    return type_identity<overlapping_ranges_of_numbers<range, range_number<result.other + 1>, number>>{};
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic_of_counts() noexcept {
  using namespace invalid_grammar;
  constexpr number_flaw result = count_flaw_in<Grammar>;
  using all = sequences<result.sequences>;
  if constexpr (result.what == flaw::more_sequences) {
    return type_identity<more_sequences_than_numbers<all, numbers<result.numbers>>>{};
  } else if constexpr (result.what == flaw::more_numbers) {
    return type_identity<more_numbers_than_sequences<all, numbers<result.numbers>>>{};
  } else {
    using range = range_number<result.other + 1>;
    using place = alternative_number<result.place + 1>;
    return type_identity<numbers_of_two_ranges_split_the_alternative_after<place, range, all>>{};
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic_of_excluded_text() noexcept {
  using namespace invalid_grammar;
  constexpr auto& result = excluded_text_flaw_in<Grammar>;
  using place = exclusion_number<result.place + 1>;
  return type_identity<excluded_though_UTF_8_has_its_characters<place, alternative_number<result.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  if constexpr (sequence_flaw_in<Grammar>.what != flaw::none) return grammars::make_diagnostic_of_sequences<Grammar>();
  else if constexpr (excluded_flaw_in<Grammar>.what != flaw::none)
    return grammars::make_diagnostic_of_excluded<Grammar>();
  else if constexpr (range_flaw_in<Grammar>.what != flaw::none) return grammars::make_diagnostic_of_ranges<Grammar>();
  else if constexpr (count_flaw_in<Grammar>.what != flaw::none) return grammars::make_diagnostic_of_counts<Grammar>();
  else if constexpr (excluded_text_flaw_in<Grammar>.what == flaw::none) return type_identity<no_flaw>{};
  else return grammars::make_diagnostic_of_excluded_text<Grammar>();
}

// "alternatives 1 and 2: a sequence of one begins one of the other (1B)".
template <size_t Longest>
U8LIT_ABI constexpr sentence words_for_sequences(const sequence_flaw<Longest>& found,
                                                 const utf8_character* each) noexcept {
  sentence words;
  const auto example = [&]() -> sentence& { return words.append_units({found.octets, found.size}); };
  if (found.what == flaw::ambiguous) {
    words.append(u8"alternatives ").append_decimal(found.place + 1).append(u8" and ").append_decimal(found.other + 1);
    words.append(u8": a sequence of one begins one of the other, or is the same");
    return example();
  }
  words.append(each).append(u8" ").append_decimal(found.place + 1);
  if (found.what == flaw::empty_alternative) return words.append(u8" has no octets");
  if (found.what == flaw::reversed_octets)
    return words.append(u8": the range of octet ").append_decimal(found.other + 1)
        .append(u8" is reversed, write its lower end first");
  if (found.what == flaw::part_of_a_character) {
    words.append(u8" excludes a part of a character of alternative ").append_decimal(found.other + 1);
    return example();
  }
  if (found.what == flaw::excludes_text)
    return words.append(u8" excludes characters of UTF-8, those of alternative ").append_decimal(found.other + 1);
  return words.append(u8" is not made of characters of the grammar");
}
// "ranges 2 and 3 overlap: U+00A5 is in both".
template <size_t Ranges>
U8LIT_ABI constexpr sentence words_for_numbers(const number_flaw& found,
                                               const number_range (&ranges)[Ranges]) noexcept {
  sentence words;
  if (found.what == flaw::reversed_numbers)
    return words.append(u8"range ").append_decimal(found.place + 1)
        .append(u8" is reversed, write its lower end first");
  if (found.what == flaw::overlapping_numbers) {
    const char32_t one = ranges[found.place].first, other = ranges[found.other].first;
    return words.append(u8"ranges ").append_decimal(found.place + 1).append(u8" and ")
        .append_decimal(found.other + 1).append(u8" overlap: U+").append_hexadecimal(one < other ? other : one, 4)
        .append(u8" is in both");
  }
  if (found.what == flaw::split_alternative)
    return words.append(u8"alternative ").append_decimal(found.place + 1).append(u8" takes numbers from range ")
        .append_decimal(found.other + 1).append(u8" and the next: split it after ").append_decimal(found.sequences)
        .append(u8" sequences");
  return words.append(u8"there are ").append_decimal(found.sequences).append(u8" sequences and ")
      .append_decimal(found.numbers).append(u8" numbers: each needs one of the other");
}
// What is wrong with a grammar, in words. Precondition: something is.
template <const auto& Grammar>
U8LIT_ABI constexpr sentence words_for_grammar() noexcept {
  sentence words;
  words.append(u8"in this grammar, ");
  if constexpr (sequence_flaw_in<Grammar>.what != flaw::none)
    return words.append_sentence(grammars::words_for_sequences(sequence_flaw_in<Grammar>, u8"alternative"));
  else if constexpr (excluded_flaw_in<Grammar>.what != flaw::none)
    return words.append_sentence(grammars::words_for_sequences(excluded_flaw_in<Grammar>, u8"exclusion"));
  else if constexpr (range_flaw_in<Grammar>.what != flaw::none)
    return words.append_sentence(grammars::words_for_numbers(range_flaw_in<Grammar>, Grammar.numbers));
  else if constexpr (count_flaw_in<Grammar>.what != flaw::none)
    return words.append_sentence(grammars::words_for_numbers(count_flaw_in<Grammar>, Grammar.numbers));
  else return words.append_sentence(grammars::words_for_sequences(excluded_text_flaw_in<Grammar>, u8"exclusion"));
}

}  // namespace grammars

// What is wrong with a grammar: an incomplete type, or `no_flaw` if nothing is.
template <const auto& Grammar>
using grammar_diagnostic = typename decltype(grammars::make_diagnostic<Grammar>())::type;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
