// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GRAMMAR_JUDGEMENT_HPP
#define U8LIT_GRAMMAR_JUDGEMENT_HPP

#include <u8lit/finding.hpp>
#include <u8lit/grammar_finding_names.hpp>
#include <u8lit/number_survey.hpp>
#include <u8lit/compiler/begin.hpp>

// What is wrong with a grammar that contradicts itself, as a type (finding.hpp).

namespace u8lit {

namespace grammars {

struct sound {};

// Several constants, for each may take as many steps as a compiler allows.
template <const auto& Grammar>
inline constexpr auto survey_of_sequences = [] {
  sequence_survey<sizeof Grammar.sequences[0].octets / sizeof(octet_range)> found;
  if (!grammars::find_bad_octets(found, Grammar.sequences)) grammars::find_ambiguity(found, Grammar.sequences);
  return found;
}();
template <const auto& Grammar>
inline constexpr auto survey_of_refused = [] {
  sequence_survey<sizeof Grammar.refused[0].octets / sizeof(octet_range)> found;
  if (!grammars::find_bad_octets(found, Grammar.refused))
    grammars::find_bad_refusal(found, Grammar.sequences, Grammar.refused);
  return found;
}();
template <const auto& Grammar>
inline constexpr number_survey survey_of_ranges = grammars::find_bad_range(Grammar.numbers);
template <const auto& Grammar>
inline constexpr number_survey survey_of_counts = grammars::find_bad_count(Grammar.sequences, Grammar.numbers);

template <auto Found>
using example = typename finding::octets_of<Found, 0, Found.size>::type;

template <auto Found, template <size_t> class Alternative>
U8LIT_ABI constexpr auto bad_octets() noexcept {
  using namespace invalid_grammar;
  using place = Alternative<Found.place + 1>;
  if constexpr (Found.what == flaw::without_octets) return found_to_be<no_octets<place>>{};
  else return found_to_be<reversed_range_of_octets<place, finding::at_octet<Found.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_sequences() noexcept {
  using namespace invalid_grammar;
  constexpr auto& found = survey_of_sequences<Grammar>;
  if constexpr (found.what == flaw::ambiguous) {
    using other = alternative_number<found.other + 1>;
    return found_to_be<one_sequence_begins_another<alternative_number<found.place + 1>, other, example<found>>>{};
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
    return found_to_be<refused_within_a_character<place, alternative_number<found.other + 1>, example<found>>>{};
  } else if constexpr (found.what == flaw::not_made_of_characters) {
    return found_to_be<refused_but_not_made_of_characters<place>>{};
  } else {
    return grammars::bad_octets<found, refused_alternative_number>();
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_ranges() noexcept {
  using namespace invalid_grammar;
  constexpr number_survey found = survey_of_ranges<Grammar>;
  using range = number_range_number<found.place + 1>;
  if constexpr (found.what == flaw::reversed_numbers) {
    return found_to_be<reversed_range_of_numbers<range>>{};
  } else {
    constexpr char32_t one = Grammar.numbers[found.place].first, other = Grammar.numbers[found.other].first;
    using number = with_number<finding::character_of<(one < other ? other : one)>>;
    return found_to_be<overlapping_ranges_of_numbers<range, number_range_number<found.other + 1>, number>>{};
  }
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto bad_counts() noexcept {
  using namespace invalid_grammar;
  constexpr number_survey found = survey_of_counts<Grammar>;
  using all = sequences<found.sequences>;
  if constexpr (found.what == flaw::more_sequences) {
    return found_to_be<more_sequences_than_numbers<all, numbers<found.numbers>>>{};
  } else if constexpr (found.what == flaw::more_numbers) {
    return found_to_be<more_numbers_than_sequences<all, numbers<found.numbers>>>{};
  } else {
    using range = number_range_number<found.other + 1>;
    return found_to_be<numbers_of_two_ranges_split_the_alternative_after<alternative_number<found.place + 1>, range, all>>{};
  }
}

// Of a grammar that is sound but for this.
template <const auto& Grammar>
inline constexpr auto survey_of_refused_text = [] {
  sequence_survey<1> found;
  grammars::find_refused_text(found, Grammar.sequences, u8lit::dealt_numbers(Grammar.sequences, Grammar.numbers),
                              Grammar.refused);
  return found;
}();
template <const auto& Grammar>
U8LIT_ABI constexpr auto refused_text() noexcept {
  using namespace invalid_grammar;
  constexpr auto& found = survey_of_refused_text<Grammar>;
  using place = refused_alternative_number<found.place + 1>;
  return found_to_be<refused_though_UTF_8_has_its_characters<place, alternative_number<found.other + 1>>>{};
}

template <const auto& Grammar>
U8LIT_ABI constexpr auto judge_grammar() noexcept {
  if constexpr (survey_of_sequences<Grammar>.what != flaw::none) return grammars::bad_sequences<Grammar>();
  else if constexpr (survey_of_refused<Grammar>.what != flaw::none) return grammars::bad_refused<Grammar>();
  else if constexpr (survey_of_ranges<Grammar>.what != flaw::none) return grammars::bad_ranges<Grammar>();
  else if constexpr (survey_of_counts<Grammar>.what != flaw::none) return grammars::bad_counts<Grammar>();
  else if constexpr (survey_of_refused_text<Grammar>.what != flaw::none) return grammars::refused_text<Grammar>();
  else return found_to_be<sound>{};
}

template <class Finding>
inline constexpr bool is_sound = false;
template <>
inline constexpr bool is_sound<sound> = true;

}  // namespace grammars

// What was found of a grammar; incomplete if it contradicts itself.
template <const auto& Grammar>
using finding_of_grammar = typename decltype(grammars::judge_grammar<Grammar>())::type;

// The constraint on all that takes a grammar. A compiler that finds it unsatisfied prints the finding.
template <class Finding>
concept sound = grammars::is_sound<Finding>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
