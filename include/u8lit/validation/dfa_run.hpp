// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_DFA_RUN_HPP
#define U8LIT_VALIDATION_DFA_RUN_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/validation/constexpr_valid_prefix.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The result of running an automaton: whether it accepts all octets, and the offset of a boundary before which there is
// no fault. That is the last boundary, or an earlier one if a sequence is longer than a block.
struct dfa_run {
  bool accepts;
  size_t boundary;
};

// Whether all octets of a word are in a range; the part of the range beyond 7F does not count. The high bit of an octet
// is set in the difference if the octet is below the range, and in the sum if it is above. If the sum overflows, the
// octet is more than 80 above the range, and its high bit is set in the difference.
U8LIT_ABI constexpr bool are_all_in(block_word octets, octet_range range) noexcept {
  const block_word difference = octets - all_01<block_word> * range.first,
                   sum = octets + all_01<block_word> * (range.last < 0x7F ? 0x7Fu - range.last : 0);
  return range.first < 0x80 && ((difference | sum) & high_bits<block_word>) == 0;
}

// Runs an automaton over the octets. Those in `identity_range`, such as ASCII, are characters by themselves: they lead
// from `start` to `start`. In constant expressions it takes a block of octets in one expression, because evaluators
// count statements, calls and iterations, but not operations; all in one function, because g++ processes the whole
// literal for each call with a pointer to it. Blocks of octets in `identity_range` are skipped: for 8 KiB of ASCII in
// CESU-8, g++ 12 and clang 19 take 15 % fewer instructions. After a test that fails, four blocks are not tested: with
// 8 KiB of mixed text, g++ evaluates 13 % fewer operations, with Japanese text 6 % fewer.
template <const auto& Automaton, utf8_unit Unit, size_t... Index>
U8LIT_ABI constexpr dfa_run run_dfa(const Unit* units, size_t size, octet_range identity_range,
                                    indices<Index...>) noexcept {
  constexpr size_t block = sizeof...(Index);
  constexpr size_t words = block / sizeof(block_word);
  static_assert(words == 2 || words == 4, "the test below is written for 2 or 4 words");
  const Unit *at = units, *boundary = units, *const end = units + size;
  octet state = Automaton.start, earlier = Automaton.start;
  int tests_to_skip = 0;
  for (; __builtin_is_constant_evaluated() && static_cast<size_t>(end - at) >= block; at += block) {
    if (state == Automaton.start) {
      boundary = at;
      if (tests_to_skip > 0) {
        --tests_to_skip;
      } else {
        const auto octets = __builtin_bit_cast(evaluated_octets<block>,
                                               octet_array<block>{{static_cast<octet>(at[Index])...}});
        if (detail::are_all_in(octets.all[0], identity_range) &&
            detail::are_all_in(octets.all[words - 1], identity_range) &&
            (words == 2 ||
             (detail::are_all_in(octets.all[1], identity_range) &&
              detail::are_all_in(octets.all[words - 2], identity_range)))) {
          earlier = state;
          continue;
        }
        tests_to_skip = 4;
      }
    }
    octet next = state;
    ((next = Automaton.rows[next][Automaton.classes[static_cast<octet>(at[Index])]]), ...);
    if (next == Automaton.reject) break;
    earlier = state;
    state = next;
  }
  // Octet by octet, from one block earlier if the last boundary may be in that block.
  if (static_cast<size_t>(at - boundary) >= block) {
    at -= block;
    state = earlier;
  }
  for (; at < end && state != Automaton.reject; ++at) {
    state = Automaton.next(state, static_cast<octet>(*at));
    if (state != Automaton.start) continue;
    if (!__builtin_is_constant_evaluated()) {  // ASCII in CESU-8: .03 ns an octet instead of .28 (g++ 12, clang 14)
      constexpr ptrdiff_t each = sizeof(block_word);
      for (block_word octets; end - at > each; at += each) {
        __builtin_memcpy(&octets, at + 1, sizeof octets);
        if (!detail::are_all_in(octets, identity_range)) break;
      }
    }
    while (at + 1 != end && identity_range.contains(static_cast<octet>(at[1]))) ++at;
    boundary = at + 1;
  }
  return {Automaton.accepts(state), static_cast<size_t>(boundary - units)};
}

// As above. Linear.
template <const auto& Automaton, utf8_unit Unit>
U8LIT_ABI constexpr dfa_run run_dfa(const Unit* units, size_t size, octet_range identity_range) noexcept {
  return detail::run_dfa<Automaton>(units, size, identity_range, indices_below<32>{});
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
