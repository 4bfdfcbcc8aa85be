// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_NUMBER_HPP
#define U8LIT_OCTET_NUMBER_HPP

#include <u8lit/octet_block.hpp>
#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

// The numbers that an evaluator reckons with natively, as blocks of octets. Not where the octets of a number are in
// another order.

namespace u8lit {

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
__extension__ typedef unsigned __int128 sixteen_octets;

// Clang reckons with numbers of any size, at a price for each that hardly grows with it. The type's argument is the
// number of sixteens in it.
#if defined(__BITINT_MAXWIDTH__) && __BITINT_MAXWIDTH__ >= 8192
inline constexpr size_t most_sixteens = 64;
template <size_t Sixteens>
struct octet_number {
  __extension__ typedef unsigned _BitInt(128 * Sixteens) type;
};

template <class Word, unsigned Number>
inline constexpr Word in_each_octet = ~Word{} / 0xFF * Number;

// Whether octets are well-formed as one text, if the last is a zero. The formula takes more operations; here what few
// leads call for is asked for only behind these, in sums of which none is carried to the next octet. The seventh bit of
// a sum tells whether an octet's other bits are not less than what the summand lacks of 80.
template <class Word>
U8LIT_ABI constexpr bool are_one_text(Word octets) noexcept {
  constexpr const Word &mask = in_each_octet<Word, 0x80>, &each = in_each_octet<Word, 1>;
  const Word low = octets & in_each_octet<Word, 0x7F>, two = octets & octets << 1, three = two & octets << 2,
             four = three & octets << 3,
             misplaced = (two << 8 | three << 16 | four << 24) ^ octets ^ two,  // as in octet_block.hpp
             C0_or_C1 = two ^ ((low + in_each_octet<Word, 0x3E>) & octets);
  if (((misplaced | C0_or_C1) & mask) != 0) return false;
  if ((three & mask) == 0) return true;
  // E0 80 to E0 9F and ED A0 to ED BF: zeros, for 0D is what E0 and ED differ by.
  const Word unfit = octets ^ (octets >> 13 & each) * 0x0D ^ in_each_octet<Word, 0xE0>;
  if (((unfit - each) & ~unfit & mask) != 0) return false;
  if ((four & mask) == 0) return true;
  // F0 80 to F0 8F; F4 90 to F4 BF and F5 to FF: a lead counts for one more before 90 to BF.
  const Word counted = low + ((octets >> 12 | octets >> 13) & each);
  return (((four ^ ((counted + in_each_octet<Word, 0x0F>) & octets)) |
           ((counted + in_each_octet<Word, 0x0B>) & octets)) & mask) == 0;
}
#else
inline constexpr size_t most_sixteens = 1;
template <size_t Sixteens>
struct octet_number {
  using type = sixteen_octets;
};
template <class Word>
U8LIT_ABI constexpr bool are_one_text(Word octets) noexcept;  // never of one number alone
#endif

template <class Word>
inline constexpr Word seventh_bits = ~Word{} / 0xFF * 0x80;

// Sixteens as one number, the first octet of all the lowest.
template <size_t Sixteens>
U8LIT_ABI constexpr auto block_of(const sixteen_octets* sixteens) noexcept {
  if constexpr (Sixteens == 1) {
    return *sixteens;
  } else {
    using block = typename octet_number<Sixteens>::type;
    block made = 0;
    if constexpr (Sixteens == 4)
      return ((block{sixteens[3]} << 128 | sixteens[2]) << 128 | sixteens[1]) << 128 | sixteens[0];
    for (size_t at = Sixteens; at > 0; at -= 4) {
      const sixteen_octets* four = sixteens + (at - 4);
      made = (((made << 128 | four[3]) << 128 | four[2]) << 128 | four[1]) << 128 | four[0];
    }
    return made;
  }
}

// Other octets than ASCII are looked for in the first sixteen, and then in all at once.
template <size_t Sixteens>
U8LIT_ABI constexpr bool are_ascii(const sixteen_octets* sixteens) noexcept {
  sixteen_octets all = sixteens[0];
  if ((all & seventh_bits<sixteen_octets>) != 0) return false;
  if constexpr (Sixteens == 4)
    return ((all | sixteens[1] | sixteens[2] | sixteens[3]) & seventh_bits<sixteen_octets>) == 0;
  for (size_t at = 0; at + 4 <= Sixteens; at += 4)
    all |= sixteens[at] | sixteens[at + 1] | sixteens[at + 2] | sixteens[at + 3];
  return (all & seventh_bits<sixteen_octets>) == 0;
}

// Whether there is a fault among sixteen octets, of which the sixteen before them may be the cause. A template, because
// the body of a function that is none costs where nobody calls it, too.
template <class Sixteen>
U8LIT_ABI constexpr bool is_offended(Sixteen now, Sixteen last) noexcept {
  constexpr Sixteen mask = seventh_bits<Sixteen>;
  return ((now | last) & mask) != 0 &&
         (u8lit::offending_octets<Sixteen>(now, now << 8 | last >> 120, now << 16 | last >> 112,
                                           now << 24 | last >> 104) &
          mask) != 0;
}

// Goes through as many blocks as there are. `before` holds the three octets before the first of them, and then those
// before what is left. ASCII is not reckoned with.
template <size_t Sixteens>
U8LIT_ABI constexpr bool are_well_formed(const sixteen_octets* sixteens, size_t count, unsigned& before) noexcept {
  using block = typename octet_number<Sixteens>::type;
  constexpr unsigned third_last = 128 * Sixteens - 24;
  if constexpr (Sixteens == 1) {
    sixteen_octets last = sixteen_octets{before} << third_last;
    for (size_t at = 0; at < count; last = sixteens[at++]) {
      if (is_offended(sixteens[at], last)) return false;
    }
    before = static_cast<unsigned>(last >> third_last);
    return true;
  } else {
    block last_three = before, faults = 0;
    for (size_t at = 0; at + Sixteens <= count; at += Sixteens) {
      if ((last_three & 0x80'80'80) == 0 && u8lit::are_ascii<Sixteens>(sixteens + at)) continue;
      const block now = u8lit::block_of<Sixteens>(sixteens + at);
      faults |= u8lit::offending_octets<block>(now, now << 8 | last_three >> 16, now << 16 | last_three >> 8,
                                               now << 24 | last_three);
      last_three = now >> third_last;
    }
    before = static_cast<unsigned>(last_three);
    return (faults & seventh_bits<block>) == 0;
  }
}
#endif

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
