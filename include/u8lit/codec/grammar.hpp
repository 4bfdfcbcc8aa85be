// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_GRAMMAR_HPP
#define U8LIT_CODEC_GRAMMAR_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_FALSE_WARNINGS_BEGIN

// The codec wing: encodings other than UTF-8, UTF-16 and UTF-32. A codec is a struct with the functions of one: a
// grammar or a list of numbers defines the encoding, and everything else is derived. Follow "\xED\xA0\x80"_cesu8, a
// surrogate that CESU-8 has in pairs only:
//   grammar           cesu8_grammar (cesu8) lists the byte sequences and the numbers that they encode.
//   grammar_check     checks that the grammar does not contradict itself; otherwise it does not compile.
//   codec             derives an automaton, which does not accept these bytes; its decoder then classifies the error.
//   grammar_fault     has the parts of that: ED announces three bytes, which are there, so the fault is `surrogate`.
//   codec_diagnostic  turns the fault into an incomplete type that contains CESU-8's rule,
//                     invalid<cesu8>::surrogate<...>.
//   encoded_constant  is the type of well-formed literals only: the error of its constraint shows that incomplete type.
// "\xED\xA0\xBD\xED\xB8\x80"_cesu8 is well-formed, and cesu8::to_utf8 (basic_codec) converts it: as a constant through
// codec_conversion, in a buffer through codec_transcoding. A number_codec has one code unit for each number. The other
// headers are the codecs that the library provides: cesu8, modified_utf8, rfc2279, ucs and wtf8.

namespace u8lit {

/// The numbers from `first` to `last`, both included.
using number_range = detail::inclusive_range<char32_t>;

/// An encoding in bytes as data: its sequences, and the numbers that they encode ("character numbers", RFC
/// 3629).
///
/// Sequences are numbered in the order of the alternatives and, within one, of their bytes; they encode the numbers of
/// the ranges, in order. All sequences of one alternative must have their numbers in one range. No sequence may begin
/// another. `codec` derives an encoding from a grammar, or does not compile if the grammar contradicts itself. A
/// grammar must be a constant at namespace scope.
///
/// \code
/// inline constexpr u8lit::grammar ascii_grammar{
///     u8lit::syntax<1, 1>{{{u8lit::octet_range{0x00, 0x7F}}}}, {{0x00, 0x7F}}};
/// \endcode
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Excluded = 0, size_t LongestExcluded = 1>
struct grammar {
  syntax<Alternatives, Longest> sequences;     ///< the sequences that encode a number
  number_range numbers[Ranges]{};              ///< the numbers, in the order of the sequences
  syntax<Excluded, LongestExcluded> excluded;  ///< sequences that may not begin at a character boundary

  /// Stores the data; `codec` checks it.
  /// \param accepted    the sequences that encode a number
  /// \param ranges      the numbers, in the order of the sequences
  /// \param exclusions  Sequences of two characters or more that may not begin at a character boundary. Their first
  ///                    character must not be a scalar value, because text may contain any of those. The fault is
  ///                    `surrogate_pair` if it is a surrogate, else `overlong`.
  U8LIT_ABI constexpr grammar(const syntax<Alternatives, Longest>& accepted, const number_range (&ranges)[Ranges],
                              const syntax<Excluded, LongestExcluded>& exclusions = {}) noexcept
      : sequences{accepted}, excluded{exclusions} {
    for (size_t at = 0; at < Ranges; ++at) numbers[at] = ranges[at];
  }
};

template <size_t Alternatives, size_t Longest, size_t Ranges>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges]) -> grammar<Alternatives, Longest, Ranges>;
template <size_t Alternatives, size_t Longest, size_t Ranges, size_t Excluded, size_t LongestExcluded>
grammar(const syntax<Alternatives, Longest>&, const number_range (&)[Ranges], const syntax<Excluded, LongestExcluded>&)
    -> grammar<Alternatives, Longest, Ranges, Excluded, LongestExcluded>;

/// The grammar of UTF-8: the sequences of RFC 3629 section 4 encode the scalar values, in order.
inline constexpr grammar utf8_grammar{
    utf8_syntax, {{code_points.first, detail::surrogates.first - 1}, {detail::surrogates.last + 1, code_points.last}}};

}  // namespace u8lit

namespace u8lit::detail {

// The sequences of one alternative are the numbers of a mixed radix system: an octet is a digit, and its range has as
// many values as the digit. A sequence's rank is that number, from 0.
template <size_t Longest>
U8LIT_ABI constexpr char32_t radix_of(const alternative<Longest>& sequences, size_t at) noexcept {
  return sequences.octets[at].last - sequences.octets[at].first + 1u;
}

// Counts saturate here rather than wrap around.
inline constexpr unsigned long long saturated_count = ~0ull;

// How many sequences an alternative has.
template <size_t Longest>
U8LIT_ABI constexpr unsigned long long count_sequences(const alternative<Longest>& sequences) noexcept {
  unsigned long long count = 1;
  for (size_t at = 0; at < sequences.size; ++at) {
    const char32_t radix = detail::radix_of(sequences, at);
    count = count > saturated_count / radix ? saturated_count : count * radix;
  }
  return count;
}

// How many octets match the alternative, from the first one. This and sequence_rank repeat `contains` and `radix_of`,
// because decoders call them for each sequence, and constant evaluation pays for calls.
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr size_t matched_octets(const alternative<Longest>& sequences, const Unit* units,
                                          size_t size) noexcept {
  size_t at = 0;
  while (at < size && at < sequences.size && sequences.octets[at].first <= static_cast<octet>(units[at]) &&
         static_cast<octet>(units[at]) <= sequences.octets[at].last)
    ++at;
  return at;
}

// Precondition: `units` is a sequence of the alternative.
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr char32_t sequence_rank(const alternative<Longest>& sequences, const Unit* units) noexcept {
  char32_t rank = 0;
  for (size_t at = 0; at < sequences.size; ++at)
    rank = rank * (sequences.octets[at].last - sequences.octets[at].first + 1u) +
           (static_cast<octet>(units[at]) - sequences.octets[at].first);
  return rank;
}

// The inverse of sequence_rank. Precondition: `units` has room for the sequence.
template <size_t Longest, utf8_unit Unit>
U8LIT_ABI constexpr void write_sequence(const alternative<Longest>& sequences, char32_t rank, Unit* units) noexcept {
  for (size_t at = sequences.size; at-- > 0; rank /= detail::radix_of(sequences, at))
    units[at] = static_cast<Unit>(sequences.octets[at].first + rank % detail::radix_of(sequences, at));
}

// The numbers that each alternative encodes.
template <size_t Alternatives>
struct assigned_numbers {
  number_range of[Alternatives == 0 ? 1 : Alternatives]{};
};

template <size_t Alternatives, size_t Longest, size_t Ranges>
U8LIT_ABI constexpr auto assign_numbers(const syntax<Alternatives, Longest>& sequences,
                                        const number_range (&numbers)[Ranges]) noexcept {
  assigned_numbers<Alternatives> result;
  size_t range = 0;
  char32_t next = numbers[0].first;
  for (size_t a = 0; a < Alternatives; ++a) {
    const char32_t last = next + static_cast<char32_t>(detail::count_sequences(sequences[a]) - 1);
    result.of[a] = {next, last};
    if (last != numbers[range].last) next = last + 1;
    else if (++range < Ranges) next = numbers[range].first;
  }
  return result;
}

}  // namespace u8lit::detail

U8LIT_FALSE_WARNINGS_END
#include <u8lit/base/end.hpp>

#endif
