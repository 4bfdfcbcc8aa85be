// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SEQUENCE_NUMBERS_HPP
#define U8LIT_SEQUENCE_NUMBERS_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/grammar.hpp>
#include <u8lit/compiler/begin.hpp>

// Sequences to numbers and back: a sequence is a number whose digits are octets, each from a range of its own. In expressions
// rather than calls, which cost evaluators more.

namespace u8lit {

template <size_t Longest>
U8LIT_ABI constexpr char32_t base_of(const alternative<Longest>& sequences, size_t at) noexcept {
  return sequences.octets[at].last - sequences.octets[at].first + 1u;
}

// How many sequences an alternative has.
template <size_t Longest>
U8LIT_ABI constexpr char32_t count_of(const alternative<Longest>& sequences) noexcept {
  char32_t count = 1;
  for (size_t at = 0; at < sequences.size; ++at) count *= u8lit::base_of(sequences, at);
  return count;
}

// How many octets are as the alternative has them.
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr size_t right_octets(const alternative<Longest>& sequences, const Unit* units,
                                        size_t size) noexcept {
  size_t at = 0;
  while (at < size && at < sequences.size && sequences.octets[at].first <= static_cast<octet>(units[at]) &&
         static_cast<octet>(units[at]) <= sequences.octets[at].last)
    ++at;
  return at;
}

// Which of an alternative's sequences these octets are, from 0, and the octets of that sequence.
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr char32_t place_of_sequence(const alternative<Longest>& sequences, const Unit* units) noexcept {
  char32_t place = 0;
  for (size_t at = 0; at < sequences.size; ++at)
    place = place * (sequences.octets[at].last - sequences.octets[at].first + 1u) +
            (static_cast<octet>(units[at]) - sequences.octets[at].first);
  return place;
}
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr void write_sequence(const alternative<Longest>& sequences, char32_t place, Unit* units) noexcept {
  for (size_t at = sequences.size; at-- > 0; place /= u8lit::base_of(sequences, at))
    units[at] = static_cast<Unit>(sequences.octets[at].first + place % u8lit::base_of(sequences, at));
}

template <size_t Alternatives>
struct numbers_of_alternatives {
  number_range of[Alternatives == 0 ? 1 : Alternatives]{};
};

// The numbers of each alternative, dealt out in order.
template <size_t Alternatives, size_t Longest, size_t Ranges>
U8LIT_ABI constexpr auto dealt_numbers(const syntax<Alternatives, Longest>& sequences, const number_range (&numbers)[Ranges]) noexcept {
  numbers_of_alternatives<Alternatives> result;
  size_t range = 0;
  char32_t next = numbers[0].first;
  for (size_t a = 0; a < Alternatives; ++a) {
    const char32_t last = next + (u8lit::count_of(sequences[a]) - 1);
    result.of[a] = {next, last};
    if (last != numbers[range].last) next = last + 1;
    else if (++range < Ranges) next = numbers[range].first;
  }
  return result;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
