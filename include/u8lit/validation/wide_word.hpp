// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_WIDE_WORD_HPP
#define U8LIT_VALIDATION_WIDE_WORD_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/validation/octet_block.hpp>
#include <u8lit/base/begin.hpp>

// The numbers that an evaluator reckons with natively, as blocks of octets. The first octet is the lowest: where a target
// has it highest, what is read is reversed (evaluated_octets.hpp).

namespace u8lit::detail {

// What octets are read as: the largest number that a target has. No compiler reads octets as a _BitInt.
#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 block_word;
#else
using block_word = unsigned long long;
#endif

// Clang makes blocks of many words, at a price for each operation that hardly grows with the size.
template <size_t Octets, class Word>
struct wide_word {
  using type = Word;
};
#ifdef __BITINT_MAXWIDTH__
template <size_t Octets, class Word>
  requires(Octets > sizeof(Word))
struct wide_word<Octets, Word> {
  __extension__ typedef unsigned _BitInt(8 * Octets) type;
};
#endif

// The sizes of blocks in octets: of the largest, and of the smallest for what is left, which takes most literals whole.
// Before 16, and for other targets than x86, clang has no larger numbers than of 16 octets.
#ifdef __BITINT_MAXWIDTH__
template <class Word>
inline constexpr size_t largest_block = __BITINT_MAXWIDTH__ >= 8192 ? 1024 : 16;
#else
template <class Word>
inline constexpr size_t largest_block = sizeof(Word);
#endif
template <class Word>
inline constexpr size_t smallest_block = largest_block<Word> < 64 ? largest_block<Word> : 64;

template <class Word, unsigned Number>
inline constexpr Word repeat_octet = ~Word{} / 0xFF * Number;

template <class Word>
inline constexpr Word high_bits = ~Word{} / 0xFF * 0x80;

// Whether octets are well-formed as one text, if the last is a zero. The formula takes more operations; here what few
// leads call for is asked for only behind these, in sums of which none is carried to the next octet. The seventh bit of
// a sum tells whether an octet's other bits are not less than what the summand lacks of 80.
template <class Word>
U8LIT_ABI constexpr bool is_valid_block(Word octets) noexcept {
  constexpr const Word &mask = repeat_octet<Word, 0x80>, &each = repeat_octet<Word, 1>;
  const Word low = octets & repeat_octet<Word, 0x7F>, two = octets & octets << 1, three = two & octets << 2,
             four = three & octets << 3,
             misplaced = (two << 8 | three << 16 | four << 24) ^ octets ^ two,  // as in octet_block.hpp
             C0_or_C1 = two ^ ((low + repeat_octet<Word, 0x3E>) & octets);
  if (((misplaced | C0_or_C1) & mask) != 0) return false;
  if ((three & mask) == 0) return true;
  // E0 80 to E0 9F and ED A0 to ED BF: zeros, for 0D is what E0 and ED differ by.
  const Word unfit = octets ^ (octets >> 13 & each) * 0x0D ^ repeat_octet<Word, 0xE0>;
  if (((unfit - each) & ~unfit & mask) != 0) return false;
  if ((four & mask) == 0) return true;
  // F0 80 to F0 8F; F4 90 to F4 BF and F5 to FF: a lead counts for one more before 90 to BF.
  const Word adjusted = low + ((octets >> 12 | octets >> 13) & each);
  return (((four ^ ((adjusted + repeat_octet<Word, 0x0F>) & octets)) |
           ((adjusted + repeat_octet<Word, 0x0B>) & octets)) & mask) == 0;
}

// Words as one number, the first octet of all the lowest.
template <size_t Octets, class Word>
U8LIT_ABI constexpr auto make_block(const Word* words) noexcept {
  using block = typename wide_word<Octets, Word>::type;
  constexpr size_t count = Octets / sizeof(Word), bits = 8 * sizeof(Word);
  if constexpr (count > 4) {
    block made = 0;
    for (size_t at = count; at > 0; at -= 4) {
      const Word* four = words + (at - 4);
      made = (((made << bits | four[3]) << bits | four[2]) << bits | four[1]) << bits | four[0];
    }
    return made;
  } else if constexpr (count == 4) {
    return ((block{words[3]} << bits | words[2]) << bits | words[1]) << bits | words[0];
  } else {
    static_assert(count == 1);
    return *words;
  }
}

// Other octets than ASCII are looked for in the first word, and then in all at once.
template <size_t Octets, class Word, size_t Count = Octets / sizeof(Word)>
U8LIT_ABI constexpr bool are_ascii(const Word* words) noexcept {
  Word all = words[0];
  if ((all & high_bits<Word>) != 0) return false;
  if constexpr (Count == 4)
    return ((all | words[1] | words[2] | words[3]) & high_bits<Word>) == 0;
  for (size_t at = 0; at + 4 <= Count; at += 4) all |= words[at] | words[at + 1] | words[at + 2] | words[at + 3];
  return (all & high_bits<Word>) == 0;
}

// Whether there is a fault among the octets of a number, which the octets before them may cause. A template, because
// the body of a function that is none costs where nobody calls it, too. The places of the last octets are arguments of it
// because evaluators read these faster than constants.
template <class Word, int Last = 8 * sizeof(Word) - 8, int LastTwo = Last - 8, int LastThree = Last - 16>
U8LIT_ABI constexpr bool has_error(Word now, Word last) noexcept {
  constexpr Word mask = high_bits<Word>;
  return ((now | last) & mask) != 0 &&
         (detail::error_mask<Word>(now, now << 8 | last >> Last, now << 16 | last >> LastTwo,
                                        now << 24 | last >> LastThree) &
          mask) != 0;
}

// Goes through as many whole blocks as there are. `before` holds the three octets before the first of them, and then those
// before what is left. ASCII is not reckoned with.
template <size_t Octets, class Word>
U8LIT_ABI constexpr bool are_well_formed(const Word* words, size_t count, unsigned& before) noexcept {
  using block = typename wide_word<Octets, Word>::type;
  constexpr size_t each = Octets / sizeof(Word), last_three_at = 8 * Octets - 24;
  if constexpr (each > 2) {
    block last_three = before, faults = 0;
    for (size_t at = 0; at + each <= count; at += each) {
      if ((last_three & 0x80'80'80) == 0 && detail::are_ascii<Octets>(words + at)) continue;
      const block now = detail::make_block<Octets>(words + at);
      faults |= detail::error_mask<block>(now, now << 8 | last_three >> 16, now << 16 | last_three >> 8,
                                               now << 24 | last_three);
      last_three = now >> last_three_at;
    }
    before = static_cast<unsigned>(last_three);
    return (faults & high_bits<block>) == 0;
  } else if constexpr (each == 2) {  // without a call, because clang counts these, too
    block last = block{before} << last_three_at, now = 0;
    for (size_t at = 0; at + 2 <= count; last = now, at += 2) {
      if (detail::has_error(now = block{words[at + 1]} << 8 * sizeof(Word) | words[at], last)) return false;
    }
    before = static_cast<unsigned>(last >> last_three_at);
    return true;
  } else {
    Word last = Word{before} << last_three_at;
    for (size_t at = 0; at < count; last = words[at++]) {
      if (detail::has_error(words[at], last)) return false;
    }
    before = static_cast<unsigned>(last >> last_three_at);
    return true;
  }
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
