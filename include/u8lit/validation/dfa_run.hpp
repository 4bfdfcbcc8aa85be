// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATION_DFA_RUN_HPP
#define U8LIT_VALIDATION_DFA_RUN_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/validation/constexpr_valid_prefix.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Whether all octets are right; and a place where a character begins and before which no octet is wrong: the last such
// place, or one not far before it if the automaton has been in `start` lately.
struct dfa_run {
  bool accepts;
  size_t boundary;
};

// Whether the octets of a word are in the range, as far as that is ASCII, and begins so. An octet below it has the seventh
// bit in the difference; one above it in the sum, or, where that is more than an octet, in the difference.
U8LIT_ABI constexpr bool are_all_in(block_word octets, octet_range plain) noexcept {
  constexpr block_word ones = repeat_octet<block_word, 1>;
  const block_word difference = octets - ones * plain.first,
                   sum = octets + ones * (plain.last < 0x7F ? 0x7Fu - plain.last : 0);
  return plain.first < 0x80 && ((difference | sum) & ones * 0x80) == 0;
}

// Evaluators run it in blocks, each in one expression, for they count statements, calls and rounds, and not what is in them;
// and in one function, for g++ looks at all of a literal in each call that gets a pointer to it. Blocks of plain octets are
// passed over; where one is not, the next ones are not asked, so that it is never much dearer than not to ask.
template <const auto& Machine, utf8_unit Unit, size_t... Index>
U8LIT_ABI constexpr dfa_run run_dfa(const Unit* units, size_t size, octet_range plain,
                                         indices<Index...>) noexcept {
  constexpr size_t block = sizeof...(Index);
  constexpr size_t words = block / sizeof(block_word);
  static_assert(words == 2 || words == 4, "these are asked whether they are plain");
  const Unit *at = units, *boundary = units, *const end = units + size;
  octet state = Machine.start, earlier = Machine.start;
  int unasked = 0;
  for (; __builtin_is_constant_evaluated() && static_cast<size_t>(end - at) >= block; at += block) {
    if (state == Machine.start) {
      boundary = at;
      if (unasked > 0) {
        --unasked;
      } else {
#ifdef __clang__
        const auto octets = detail::load_octets<block>(at, block);
#else
        const auto octets = __builtin_bit_cast(evaluated_octets<block>,
                                               octet_array<block>{{static_cast<octet>(at[Index])...}});
#endif
        if (detail::are_all_in(octets.all[0], plain) && detail::are_all_in(octets.all[words - 1], plain) &&
            (words == 2 ||
             (detail::are_all_in(octets.all[1], plain) && detail::are_all_in(octets.all[words - 2], plain)))) {
          earlier = state;
          continue;
        }
        unasked = 4;
      }
    }
    octet next = state;
    ((next = Machine.rows[next][Machine.classes[static_cast<octet>(at[Index])]]), ...);
    if (next == Machine.reject) break;
    earlier = state;
    state = next;
  }
  // One by one, from a block earlier if the last beginning may be in it.
  if (static_cast<size_t>(at - boundary) >= block) {
    at -= block;
    state = earlier;
  }
  for (; at < end && state != Machine.reject; ++at) {
    state = Machine.next(state, static_cast<octet>(*at));
    if (state != Machine.start) continue;
    if (!__builtin_is_constant_evaluated()) {
      constexpr ptrdiff_t each = sizeof(block_word);
      for (block_word octets; end - at > each; at += each) {
        __builtin_memcpy(&octets, at + 1, sizeof octets);
        if (!detail::are_all_in(octets, plain)) break;
      }
    }
    while (at + 1 != end && plain.contains(static_cast<octet>(at[1]))) ++at;
    boundary = at + 1;
  }
  return {Machine.accepts(state), static_cast<size_t>(boundary - units)};
}

// Linear. `plain` octets lead from `start` to `start`.
template <const auto& Machine, utf8_unit Unit>
U8LIT_ABI constexpr dfa_run run_dfa(const Unit* units, size_t size, octet_range plain) noexcept {
  return detail::run_dfa<Machine>(units, size, plain, indices_below<32>{});
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
