// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_HPP
#define U8LIT_CODEC_GRAMMAR_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

using number_range = detail::inclusive_range<char32_t>;

// An encoding in octets as data: its sequences, and the numbers that they stand for, one after the other. Sequences go in
// the order of the alternatives and, in each, of their octets; the numbers of one alternative are in one of the ranges. Refused
// are sequences that may not begin where a character does, though characters would make them; the first of these is no
// scalar value, for text would have it, and the fault is `surrogate_pair` if it is a surrogate, else `overlong`. `codec`
// makes of it all that there is to do with such an encoding, or refuses a grammar that contradicts itself; it takes a
// constant at namespace scope.
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Refused = 0, size_t LongestRefused = 1>
struct grammar {
  syntax<Alternatives, Longest> sequences;
  number_range numbers[Ranges]{};
  syntax<Refused, LongestRefused> refused;

  U8LIT_ABI constexpr grammar(const syntax<Alternatives, Longest>& written, const number_range (&ranges)[Ranges],
                              const syntax<Refused, LongestRefused>& never = {}) noexcept
      : sequences{written}, refused{never} {
    for (size_t at = 0; at < Ranges; ++at) numbers[at] = ranges[at];
  }
};

template <size_t Alternatives, size_t Longest, size_t Ranges>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges]) -> grammar<Alternatives, Longest, Ranges>;
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Refused, size_t LongestRefused>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges], const syntax<Refused, LongestRefused>&)
    -> grammar<Alternatives, Longest, Ranges, Refused, LongestRefused>;

// RFC 3629 itself: section 4's sequences are the scalar values, in order.
inline constexpr grammar utf8_grammar{
    utf8_syntax, {{code_points.first, detail::surrogates.first - 1}, {detail::surrogates.last + 1, code_points.last}}};

}  // namespace u8lit

// Sequences to numbers and back: a sequence is a number whose digits are octets, each from a range of its own. In expressions
// rather than calls, which cost evaluators more.

namespace u8lit::detail {

template <size_t Longest>
U8LIT_ABI constexpr char32_t radix_of(const alternative<Longest>& sequences, size_t at) noexcept {
  return sequences.octets[at].last - sequences.octets[at].first + 1u;
}

// How many sequences an alternative has.
template <size_t Longest>
U8LIT_ABI constexpr char32_t count_of(const alternative<Longest>& sequences) noexcept {
  char32_t count = 1;
  for (size_t at = 0; at < sequences.size; ++at) count *= detail::radix_of(sequences, at);
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
U8LIT_ABI constexpr char32_t sequence_rank(const alternative<Longest>& sequences, const Unit* units) noexcept {
  char32_t place = 0;
  for (size_t at = 0; at < sequences.size; ++at)
    place = place * (sequences.octets[at].last - sequences.octets[at].first + 1u) +
            (static_cast<octet>(units[at]) - sequences.octets[at].first);
  return place;
}
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr void write_sequence(const alternative<Longest>& sequences, char32_t place, Unit* units) noexcept {
  for (size_t at = sequences.size; at-- > 0; place /= detail::radix_of(sequences, at))
    units[at] = static_cast<Unit>(sequences.octets[at].first + place % detail::radix_of(sequences, at));
}

template <size_t Alternatives>
struct numbers_of_alternatives {
  number_range of[Alternatives == 0 ? 1 : Alternatives]{};
};

// The numbers of each alternative, dealt out in order.
template <size_t Alternatives, size_t Longest, size_t Ranges>
U8LIT_ABI constexpr auto assign_numbers(const syntax<Alternatives, Longest>& sequences, const number_range (&numbers)[Ranges]) noexcept {
  numbers_of_alternatives<Alternatives> result;
  size_t range = 0;
  char32_t next = numbers[0].first;
  for (size_t a = 0; a < Alternatives; ++a) {
    const char32_t last = next + (detail::count_of(sequences[a]) - 1);
    result.of[a] = {next, last};
    if (last != numbers[range].last) next = last + 1;
    else if (++range < Ranges) next = numbers[range].first;
  }
  return result;
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
