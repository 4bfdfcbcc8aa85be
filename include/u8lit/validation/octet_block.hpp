// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_OCTET_BLOCK_HPP
#define U8LIT_VALIDATION_OCTET_BLOCK_HPP

#include <u8lit/base/wide_types.hpp>
#include <u8lit/validation/error_mask.hpp>
#include <u8lit/base/begin.hpp>

// Numbers of many octets, on which evaluators compute in one step. The first octet is in the lowest bits: on big-endian
// targets the words that were read are reversed (evaluated_octets.hpp).

namespace u8lit::detail {

// The smallest block is for the remainder; most literals fit in one.
template <class Word> inline constexpr size_t smallest_block = largest_block<Word> < 64 ? largest_block<Word> : 64;

// The high bit of each octet.
template <class Word> inline constexpr Word high_bits = all_01<Word> << 7;

// Words as one number, the first word in its lowest bits. With four at a time clang 19 takes 4 % fewer instructions for
// 2,000 literals of 80 to 200 octets.
template <size_t Octets, class Word>
U8LIT_ABI constexpr auto make_block(const Word* words) noexcept {
  using block = typename block_type<Octets, Word>::type;
  constexpr size_t count = Octets / sizeof(Word), bits = 8 * sizeof(Word);
  if constexpr (count > 4) {
    block result = 0;
    for (size_t at = count; at > 0; at -= 4) {
      const Word* four = words + (at - 4);
      result = (((result << bits | four[3]) << bits | four[2]) << bits | four[1]) << bits | four[0];
    }
    return result;
  } else if constexpr (count == 4) {
    return ((block{words[3]} << bits | words[2]) << bits | words[1]) << bits | words[0];
  } else {
    static_assert(count == 1);
    return *words;
  }
}

// Whether all words of a block are ASCII. Four at a time save clang 19 3 % of its instructions for an array of 64 KiB.
template <size_t Octets, class Word, size_t Count = Octets / sizeof(Word)>
U8LIT_ABI constexpr bool are_ascii(const Word* words) noexcept {
  Word all = words[0];
  for (size_t at = 0; at + 4 <= Count; at += 4) all |= words[at] | words[at + 1] | words[at + 2] | words[at + 3];
  return (all & high_bits<Word>) == 0;
}

// Whether a word has a fault, given the word before it. Two words of ASCII have none: without that test, clang 14 takes
// twice the instructions for 2,000 ASCII literals of 50 octets. A template, because compilers process the bodies of
// other functions even if nothing calls them. Its shift counts are template arguments: with constants in it, clang 14
// takes 5 % more instructions for 2,000 mixed literals of 50 octets.
template <class Word, int Last = 8 * sizeof(Word) - 8, int LastTwo = Last - 8, int LastThree = Last - 16>
U8LIT_ABI constexpr bool has_fault(Word now, Word last) noexcept {
  constexpr Word mask = high_bits<Word>;
  return ((now | last) & mask) != 0 &&
         (detail::error_mask<Word>(now, now << 8 | last >> Last, now << 16 | last >> LastTwo,
                                   now << 24 | last >> LastThree) &
          mask) != 0;
}

// Validates `count` words, which must make up whole blocks. `before` holds the three octets before them, and afterwards
// their last three octets. Blocks of ASCII are skipped: 12 % fewer instructions of clang 19 for an array of 64 KiB.
template <size_t Octets, class Word>
U8LIT_ABI constexpr bool are_words_well_formed(const Word* words, size_t count, unsigned& before) noexcept {
  using block = typename block_type<Octets, Word>::type;
  constexpr size_t words_per_block = Octets / sizeof(Word), last_three_at = 8 * Octets - 24;
  if constexpr (words_per_block > 2) {
    block last_three = before, faults = 0;
    for (size_t at = 0; at + words_per_block <= count; at += words_per_block) {
      if ((last_three & 0x80'80'80) == 0 && detail::are_ascii<Octets>(words + at)) continue;
      const block now = detail::make_block<Octets>(words + at);
      faults |= detail::error_mask<block>(now, now << 8 | last_three >> 16, now << 16 | last_three >> 8,
                                          now << 24 | last_three);
      last_three = now >> last_three_at;
    }
    before = static_cast<unsigned>(last_three);
    return (faults & high_bits<block>) == 0;
  } else if constexpr (words_per_block == 2) {
    // Pairs of 64-bit words where no number has more than 128 bits (clang 14 for i686). One at a time, they reach
    // clang's limit of steps between 512 KiB and 1 MiB.
    block last = block{before} << last_three_at, now = 0;
    for (size_t at = 0; at + 2 <= count; last = now, at += 2) {
      if (detail::has_fault(now = block{words[at + 1]} << 8 * sizeof(Word) | words[at], last)) return false;
    }
    before = static_cast<unsigned>(last >> last_three_at);
    return true;
  } else {
    Word last = Word{before} << last_three_at;
    for (size_t at = 0; at < count; last = words[at++]) {
      if (detail::has_fault(words[at], last)) return false;
    }
    before = static_cast<unsigned>(last >> last_three_at);
    return true;
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
