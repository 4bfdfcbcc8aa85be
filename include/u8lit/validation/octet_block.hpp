// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_OCTET_BLOCK_HPP
#define U8LIT_VALIDATION_OCTET_BLOCK_HPP

#include <u8lit/base/begin.hpp>

// UTF-8 judged by the block: all octets of a number or of a vector at once, because constant evaluators are slow at every
// step however little it does. It says whether there is a fault; validate says which, and where.

namespace u8lit::detail {

// In what follows the seventh bit of each octet tells, and the other bits mean nothing: bits of an octet are moved to the
// seventh's place. In each octet's place `now` holds the one that is judged, and the others those one, two and three
// places before it. The word is any number, or vector of numbers, without sign.

// Where a continuation is due and something else is there, or the other way round: all that can offend the syntax of RFC
// 3629 section 4 where no octet is C0, C1, E0, ED or F0 to FF.
template <class Word>
[[nodiscard]] U8LIT_ABI constexpr Word continuation_mismatch(Word now, Word last, Word second_last,
                                                        Word third_last) noexcept {
  return ((last & last << 1) | (second_last & second_last << 1 & second_last << 2) |
          (third_last & third_last << 1 & third_last << 2 & third_last << 3)) ^
         (now & ~(now << 1));
}

// Where that syntax is offended.
template <class Word>
[[nodiscard]] U8LIT_ABI constexpr Word error_mask(Word now, Word last, Word second_last,
                                                        Word third_last) noexcept {
  // In one statement, because clang counts them.
  const Word bit_5 = last << 2, bit_4 = last << 3, bit_3 = last << 4, bit_2 = last << 5, bit_1 = last << 6,
             bit_0 = last << 7, next_5 = now << 2, next_4 = now << 3,
             // C0, C1; E0 80 to E0 9F; F0 80 to F0 8F.
             low = bit_5 & (bit_4 ^ (bit_0 | next_5 | (bit_4 & next_4))),
             too_low = ~(bit_3 | bit_2 | bit_1 | (bit_4 ^ low)),
             // ED A0 to ED BF; F4 90 to F4 BF and F5 to FF.
             surrogate = bit_3 & bit_2 & ~bit_1 & bit_0 & next_5,
             out_of_range = bit_3 | (bit_2 & (bit_1 | bit_0 | next_5 | next_4));
  return detail::continuation_mismatch<Word>(now, last, second_last, third_last) |
         (last & last << 1 & (too_low | (bit_5 & (surrogate ^ (bit_4 & (surrogate ^ out_of_range))))));
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
