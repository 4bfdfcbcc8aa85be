// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_ERROR_MASK_HPP
#define U8LIT_VALIDATION_ERROR_MASK_HPP

#include <u8lit/base/begin.hpp>

// The validation wing: is the input well-formed, and if not, what is its first fault? A constant evaluator takes a step
// for every operation, so blocks of octets are validated at once, in one number, and only the last part before a fault
// is decoded.
//   error_mask.hpp              the bit-parallel formula: the octets of a word in which a fault shows
//   octet_block.hpp             the numbers on which evaluators compute, up to 8192 bits, and loops over them
//   evaluated_octets.hpp        the octets of an array or a template argument, read into such numbers by a bit_cast
//   constexpr_valid_prefix.hpp  the octets at a pointer, in constant expressions, as for "..."_utf8
//   octet_vector.hpp            the same at run time, in vectors
//   dfa_run.hpp                 the same for other encodings, with an automaton
//   validate.hpp                what users call
// For example, `validate("abc\xE0\x80")` at compile time loads all octets into one number (constexpr_valid_prefix.hpp).
// The formula marks 80, because E0 before it requires A0-BF, so only what precedes the block is known to be
// well-formed: here, nothing. Then decode_front reads a, b, c, and reports E0 80: {fault::overlong, 3, 1}. At run time
// the same input is too short for vectors and is decoded from the front. A literal of 1 MiB takes a thousand numbers of
// 1024 octets on clang, and 65,536 numbers of 16 octets in one loop on g++, which skips ASCII without a loop.

namespace u8lit::detail {

// The functions below compute on all octets of a word at once. They shift the bits that they need to the high bit of
// their octet; only high bits of intermediate values and results are significant. At each position, `now` holds an
// octet, and the other parameters hold the octets one, two and three positions before it. A word is an unsigned number
// or a vector of them.

// The octets where a continuation is missing or unexpected: all faults that are possible if no octet is C0, C1, E0, ED
// or F0 to FF (RFC 3629 section 4). After a lead 11......, a continuation must follow; after 111....., a second one;
// after 1111...., a third one.
template <class Word>
U8LIT_ABI constexpr Word continuation_mismatch(Word now, Word last, Word second_last,
                                                             Word third_last) noexcept {
  return ((last & last << 1) | (second_last & second_last << 1 & second_last << 2) |
          (third_last & third_last << 1 & third_last << 2 & third_last << 3)) ^
         (now & ~(now << 1));
}

// Words in which each octet is 01, or another number.
template <class Word> inline constexpr Word all_01 = ~Word{} / 0xFF;
template <class Word, unsigned char Octet> inline constexpr Word each_octet = all_01<Word> * Octet;

// All faults. Tests compare the result with the automaton derived from the RFC's syntax, for all sequences of octets at
// the limits of its ranges.
template <class Word>
U8LIT_ABI constexpr Word error_mask(Word now, Word last, Word second_last, Word third_last) noexcept {
  // In one statement, because clang counts statements. `pair` is bits 3 to 0 of `last`, then 5 and 4 of `now`: less
  // than 40, so a sum of it and an octet of at most 80 carries into no other octet. Thus pair + (80 - n) has the high
  // bit where pair >= n.
  const Word pair = (last << 2 & each_octet<Word, 0x3C>) | (now >> 4 & each_octet<Word, 0x03>),
             bit_4 = last << 3,
             // What may follow a lead: 110.....: pair >= 08 (C2 80), or bit 4 is set.
             after_C = bit_4 | (pair + each_octet<Word, 0x80 - 0x08>),
             // 1110....: pair >= 02 (E0 A0), and not 36 or 37 (ED A0 to ED BF).
             after_E = (pair + each_octet<Word, 0x80 - 0x02>) &
                       ((pair ^ each_octet<Word, 0x36>) + each_octet<Word, 0x80 - 0x02>),
             // 1111....: pair >= 01 (F0 90), but not >= 11 (F4 90).
             after_F = (pair + each_octet<Word, 0x80 - 0x01>) ^ (pair + each_octet<Word, 0x80 - 0x11>);
  // Bits 5 and 4 of the lead select one of them: x ^ (m & (x ^ y)) is y where m is set, x elsewhere.
  return detail::continuation_mismatch<Word>(now, last, second_last, third_last) |
         (last & last << 1 & ~(after_C ^ (last << 2 & (after_C ^ after_E ^ (bit_4 & (after_E ^ after_F))))));
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
