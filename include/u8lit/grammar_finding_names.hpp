// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GRAMMAR_FINDING_NAMES_HPP
#define U8LIT_GRAMMAR_FINDING_NAMES_HPP

#include <u8lit/size.hpp>

// The incomplete types that findings about grammars are made of. Alternatives and ranges of numbers count from 1.

namespace u8lit {

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

}  // namespace u8lit

#endif
