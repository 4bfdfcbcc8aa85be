// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BACKWARD_STATES_HPP
#define U8LIT_BACKWARD_STATES_HPP

#include <u8lit/definition.hpp>
#include <u8lit/octets_before_pairs.hpp>
#include <u8lit/shared_states.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Makes the minimal automaton that takes the octets of each member of a set from the last to the first. The states
// behind one octet, two and three meet different first octets, so only those of one kind can be equal. Linear in the
// ranges of the set and in the transitions.
template <size_t Ranges, size_t Capacity = octets_before_pairs::pairs_in_order<Ranges>::capacity + 0x64>
class backward_states : public shared_states<Capacity, 72 * Capacity> {
 public:
  template <class Set>
  U8LIT_ABI constexpr backward_states(const Set& set, const octets_before_pairs::pairs_in_order<Ranges>& pairs) noexcept
      : shared_states<Capacity, 72 * Capacity>{} {
    open_state made{}, start{};
    word before_one[64]{};
    octets_before_pairs::visit_stretches(set, [&](char32_t first, char32_t last, size_t length) {
      if (this->size == 0) this->append(made);
      if (length == 1) start.add({static_cast<octet>(first), static_cast<octet>(last)}, 0);
      for (; length == 2 && first <= last; ++first) before_one[first & 0x3F] |= word{1} << (first >> 6);
    });
    for (size_t at = 1; at < pairs.size; ++at) behind_two_[at] = behind_two(pairs.sets[at], made);
    for (unsigned last = 0; last < 64; ++last) {
      for (unsigned second = 0; second < 64; ++second) {
        const unsigned short set_before = pairs.of_pair[second << 6 | last];
        if (set_before != 0) made.add(continuations(second, second), behind_two_[set_before]);
      }
      add_runs(made, lead<2>, before_one[last]);
      if (made.size > 0) start.add(continuations(last, last), this->close(made));
    }
    this->append(start);
  }

 private:
  using word = octets_before_pairs::word;

  // The fixed bits of the octet that a sequence of so many octets begins with.
  template <size_t Length>
  static constexpr octet lead = definition::sequence_pattern{definition::table[Length - 1].octets}.octets[0].fixed;

  U8LIT_ABI static constexpr octet_range continuations(unsigned first, unsigned last) noexcept {
    return {static_cast<octet>(continuation.first + first), static_cast<octet>(continuation.first + last)};
  }

  // For each run of bits, a transition to the accepting state.
  U8LIT_ABI static constexpr void add_runs(open_state& made, octet base, word bits) noexcept {
    for (unsigned first = 0; bits >> first != 0;) {
      first += static_cast<unsigned>(__builtin_ctzll(bits >> first));
      const auto length = static_cast<unsigned>(__builtin_ctzll(~(bits >> first)));
      made.add({static_cast<octet>(base + first), static_cast<octet>(base + first + length - 1)}, 0);
      first += length;
    }
  }

  U8LIT_ABI constexpr unsigned behind_two(const octets_before_pairs::prefixes& set, open_state& made) noexcept {
    const word of_three = set.has[0] & set.of_three, first = set.has[0] ^ of_three;
    const word by_first[octets_before_pairs::prefixes::words]{first, set.has[1], set.has[2], set.has[3], set.has[4]};
    word changes = 0;
    for (const word each : by_first) changes |= each ^ each << 1;
    while (changes != 0) {
      const auto at = static_cast<unsigned>(__builtin_ctzll(changes));
      changes &= changes - 1;
      const unsigned end = changes == 0 ? 64 : static_cast<unsigned>(__builtin_ctzll(changes));
      word leads = 0;
      for (size_t each = 0; each < set.words; ++each) leads |= (by_first[each] >> at & 1) << each;
      if (leads != 0) made.add(continuations(at, end - 1), behind_three(leads));
    }
    add_runs(made, lead<3>, of_three);
    return this->close(made);
  }

  U8LIT_ABI constexpr unsigned behind_three(word leads) noexcept {
    unsigned& known = behind_three_[leads];
    if (known == 0) {
      open_state made{};
      add_runs(made, lead<4>, leads);
      known = this->close(made);
    }
    return known;
  }

  unsigned behind_two_[octets_before_pairs::pairs_in_order<Ranges>::capacity]{};
  unsigned behind_three_[1 << octets_before_pairs::prefixes::words]{};
};

template <const auto& Set>
inline constexpr backward_states<octets_before_pairs::range_count<Set>>
    backward_states_of{Set, octets_before_pairs::of_set<Set>};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
