// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_BLOCK_HPP
#define U8LIT_OCTET_BLOCK_HPP

#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

// UTF-8 judged by the block: all octets of a number at once, because constant evaluators are slow at every step however
// little it does. It says whether there is a fault; validate says which, and where.

namespace u8lit {

// The seventh bit of each octet is set where the syntax of RFC 3629 section 4 is offended; the other bits mean nothing.
// In each octet's place `now` holds the one that is judged, and the others those one, two and three places before it.
// Bits of an octet are moved to the seventh's place. The word is any number, or vector of numbers, without sign.
template <class Word>
constexpr Word offending_octets(Word now, Word last, Word second_last, Word third_last) noexcept {
  const Word begins = last & last << 1, bit_5 = last << 2, bit_4 = last << 3, bit_3 = last << 4, bit_2 = last << 5,
             bit_1 = last << 6, bit_0 = last << 7, next_5 = now << 2, next_4 = now << 3;
  const Word due = begins | (second_last & second_last << 1 & second_last << 2) |
                   (third_last & third_last << 1 & third_last << 2 & third_last << 3);
  // C0, C1; E0 80 to E0 9F; F0 80 to F0 8F.
  const Word low = bit_5 & (bit_4 ^ (bit_0 | next_5 | (bit_4 & next_4)));
  const Word too_low = ~(bit_3 | bit_2 | bit_1 | (bit_4 ^ low));
  // ED A0 to ED BF; F4 90 to F4 BF and F5 to FF.
  const Word surrogate = bit_3 & bit_2 & ~bit_1 & bit_0 & next_5;
  const Word out_of_range = bit_3 | (bit_2 & (bit_1 | bit_0 | next_5 | next_4));
  return (due ^ (now & ~(now << 1))) |
         (begins & (too_low | (bit_5 & (surrogate ^ (bit_4 & (surrogate ^ out_of_range))))));
}

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
__extension__ typedef unsigned __int128 sixteen_octets;

// Clang reckons with numbers of any size. The type's argument is the number of sixteens in it.
#if defined(__BITINT_MAXWIDTH__) && __BITINT_MAXWIDTH__ >= 512
inline constexpr size_t most_sixteens = 4;
template <size_t Sixteens>
struct octet_number {
  __extension__ typedef unsigned _BitInt(128 * Sixteens) type;
};
#else
inline constexpr size_t most_sixteens = 1;
template <size_t Sixteens>
struct octet_number {
  using type = sixteen_octets;
};
#endif

// Blocks by their sixteens, in each of which the first octet is the lowest.
template <size_t Blocks, size_t Sixteens>
struct octet_numbers {
  sixteen_octets all[Blocks * Sixteens];
};

template <class Block, size_t Sixteens>
constexpr Block block_of(const sixteen_octets* parts) noexcept {
  Block made = parts[0];
  if constexpr (Sixteens > 1) made |= Block{parts[1]} << 128;
  if constexpr (Sixteens > 2) made |= Block{parts[2]} << 256;
  if constexpr (Sixteens > 3) made |= Block{parts[3]} << 384;
  return made;
}

template <class Word>
inline constexpr Word seventh_bits = ~Word{} / 0xFF * 0x80;

// By value, so that g++ knows when it was asked before. The first block has none before it: less to do for most literals.
template <class Block, size_t Blocks, size_t Sixteens>
constexpr bool are_well_formed(octet_numbers<Blocks, Sixteens> octets) noexcept {
  constexpr size_t bits = 128 * Sixteens;
  Block now = Sixteens == 1 ? octets.all[0] : block_of<Block, Sixteens>(octets.all);
  Block faults = offending_octets<Block>(now, now << 8, now << 16, now << 24);
  for (size_t at = Sixteens; at < Blocks * Sixteens; at += Sixteens) {
    const Block before = now;
    now = Sixteens == 1 ? octets.all[at] : block_of<Block, Sixteens>(octets.all + at);
    faults |= offending_octets<Block>(now, now << 8 | before >> (bits - 8), now << 16 | before >> (bits - 16),
                                       now << 24 | before >> (bits - 24));
  }
  return (faults & seventh_bits<Block>) == 0;
}

template <class Octets, size_t Zeros>
struct padded_octets {
  Octets octets;
  unsigned char zeros[Zeros];
};

// Whether all octets of a value are known to be well-formed as one text. The last must be a NUL, which completes no
// sequence. Linear. Always false where the octets of a number are in another order.
template <class Octets>
constexpr bool is_known_to_be_well_formed(const Octets& octets) noexcept {
  constexpr size_t sixteens = (sizeof(Octets) + 15) / 16, each = sixteens < most_sixteens ? sixteens : most_sixteens;
  constexpr size_t count = (sixteens + each - 1) / each, zeros = count * each * 16 - sizeof(Octets);
  using block = typename octet_number<each>::type;
  using blocks = octet_numbers<count, each>;
  if constexpr (zeros == 0) return are_well_formed<block>(__builtin_bit_cast(blocks, octets));
  else return are_well_formed<block>(__builtin_bit_cast(blocks, padded_octets<Octets, zeros>{octets, {}}));
}
#else
template <class Octets>
constexpr bool is_known_to_be_well_formed(const Octets&) noexcept {
  return false;
}
#endif

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
