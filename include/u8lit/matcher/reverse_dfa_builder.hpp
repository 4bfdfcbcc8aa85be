// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_REVERSE_DFA_BUILDER_HPP
#define U8LIT_MATCHER_REVERSE_DFA_BUILDER_HPP

#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/state_table.hpp>
#include <u8lit/rfc3629/definition.hpp>
#include <u8lit/base/begin.hpp>

// What may stand before the last two octets of a sequence of three or four, for those who read backward. The last two
// hold the lowest twelve bits of the number, so it is a set of numbers without those bits. From one pair of octets to
// the next it changes only where a range begins or has ended, so there are no more such sets than that.

namespace u8lit::detail::reverse_prefix_sets {

using word = unsigned long long;

// Calls `visit` with each part of a set that is in one stretch, and with the length of the stretch's sequences.
template <class Set, class Visit>
U8LIT_ABI constexpr void visit_stretches(const Set& set, Visit visit) noexcept {
  for (const code_point_range each : set) {
    for (const auto& [numbers, length] : octet_runs::length_classes) {
      const char32_t first = each.first < numbers.first ? numbers.first : each.first;
      const char32_t last = each.last < numbers.last ? each.last : numbers.last;
      if (first <= last) visit(first, last, length);
    }
  }
}

// Numbers without their lowest twelve bits. Bit n of the first word is the octet E0 + n for n < 16, else F0 and the
// continuation 80 + n; bit n of another word w is F0 + w and 80 + n.
struct prefixes {
  static constexpr size_t words = 5;
  static constexpr word of_three = 0xFFFF;

  word has[words];

  U8LIT_ABI constexpr bool any() const noexcept { return (has[0] | has[1] | has[2] | has[3] | has[4]) != 0; }
  U8LIT_ABI constexpr size_t hash() const noexcept {
    constexpr word odd = 0x9E37'79B9'7F4A'7C15;
    return static_cast<size_t>(((((has[0] * odd ^ has[1]) * odd ^ has[2]) * odd ^ has[3]) * odd ^ has[4]) * odd >> 52);
  }
  U8LIT_ABI friend constexpr bool operator==(const prefixes& left, const prefixes& right) noexcept {
    return left.has[0] == right.has[0] && left.has[1] == right.has[1] && left.has[2] == right.has[2] &&
           left.has[3] == right.has[3] && left.has[4] == right.has[4];
  }
};

// All such sets, each once from 1 on, and which of them belongs to each pair; 0 where nothing may stand before it.
template <size_t Ranges>
class pairs_in_order {
 public:
  static constexpr size_t pairs = 0x1000;
  // Where sets change: the edges of a stretch may cut a range in two.
  static constexpr size_t places = 2 * Ranges + 8;
  static constexpr size_t capacity = (places < pairs ? places : pairs) + 2;

  static_assert(places <= 0xFFFF, "changes are counted in 16 bits");

  prefixes sets[capacity]{};
  unsigned short of_pair[pairs]{};
  size_t size = 1;

  template <class Set>
  U8LIT_ABI explicit constexpr pairs_in_order(const Set& set) noexcept {
    reverse_prefix_sets::visit_stretches(set, [this](char32_t first, char32_t last, size_t length) {
      if (length < 3) return;
      change_at(first);
      change_at(last + 1);
    });
    prefixes current{};
    bool inside = false;
    for (size_t prefix = 0; prefix < 64 * prefixes::words; ++prefix) {
      if (inside) current.has[prefix / 64] |= word{1} << prefix % 64;
      inside = inside != odd_[prefix];
    }
    unsigned short known = 0;
    for (size_t pair = 0; pair < pairs; ++pair) {
      if (pair == 0 || latest_[pair] != 0) {
        for (unsigned each = latest_[pair]; each != 0; each = other_[each])
          current.has[prefix_[each] / 64] ^= word{1} << prefix_[each] % 64;
        known = add(current);
      }
      of_pair[pair] = known;
    }
  }

 private:
  U8LIT_ABI constexpr void change_at(char32_t number) noexcept {
    const size_t prefix = number >> 12, pair = number & 0xFFF;
    odd_[prefix] = !odd_[prefix];
    prefix_[++changes_] = static_cast<unsigned short>(prefix);
    other_[changes_] = latest_[pair];
    latest_[pair] = changes_;
  }

  U8LIT_ABI constexpr unsigned short add(const prefixes& set) noexcept {
    if (!set.any()) return 0;
    unsigned short& same_hash = by_hash_[set.hash()];
    for (unsigned short known = same_hash; known != 0; known = same_hash_[known]) {
      if (sets[known] == set) return known;
    }
    sets[size] = set;
    same_hash_[size] = same_hash;
    return same_hash = static_cast<unsigned short>(size++);
  }

  // The prefixes that change at a pair, as lists; and those at which an odd number of changes is.
  unsigned short latest_[pairs]{}, other_[places + 1]{}, prefix_[places + 1]{}, changes_ = 0;
  bool odd_[64 * prefixes::words]{};
  unsigned short by_hash_[pairs]{}, same_hash_[capacity]{};
};

template <const auto& Set>
inline constexpr size_t range_count = [] {
  size_t count = 0;
  for ([[maybe_unused]] const code_point_range each : Set) ++count;
  return count;
}();

template <const auto& Set>
inline constexpr pairs_in_order<range_count<Set>> of_set{Set};

}  // namespace u8lit::detail::reverse_prefix_sets

namespace u8lit::detail {

// Makes the minimal automaton that takes the octets of each member of a set from the last to the first. The states
// behind one octet, two and three meet different first octets, so only those of one kind can be equal. Linear in the
// ranges of the set and in the transitions.
template <size_t Ranges, size_t Capacity = reverse_prefix_sets::pairs_in_order<Ranges>::capacity + 0x64>
class reverse_dfa_builder : public state_table<Capacity, 72 * Capacity> {
 public:
  template <class Set>
  U8LIT_ABI constexpr reverse_dfa_builder(const Set& set, const reverse_prefix_sets::pairs_in_order<Ranges>& pairs) noexcept
      : state_table<Capacity, 72 * Capacity>{} {
    pending_state made{}, start{};
    word before_one[64]{};
    reverse_prefix_sets::visit_stretches(set, [&](char32_t first, char32_t last, size_t length) {
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
  using word = reverse_prefix_sets::word;

  // The fixed bits of the octet that a sequence of so many octets begins with.
  template <size_t Length>
  static constexpr octet lead = definition::sequence_pattern{definition::table[Length - 1].octets}.octets[0].fixed;

  U8LIT_ABI static constexpr octet_range continuations(unsigned first, unsigned last) noexcept {
    return {static_cast<octet>(continuation.first + first), static_cast<octet>(continuation.first + last)};
  }

  // For each run of bits, a transition to the accepting state.
  U8LIT_ABI static constexpr void add_runs(pending_state& made, octet base, word bits) noexcept {
    for (unsigned first = 0; bits >> first != 0;) {
      first += static_cast<unsigned>(__builtin_ctzll(bits >> first));
      const auto length = static_cast<unsigned>(__builtin_ctzll(~(bits >> first)));
      made.add({static_cast<octet>(base + first), static_cast<octet>(base + first + length - 1)}, 0);
      first += length;
    }
  }

  U8LIT_ABI constexpr unsigned behind_two(const reverse_prefix_sets::prefixes& set, pending_state& made) noexcept {
    const word of_three = set.has[0] & set.of_three, first = set.has[0] ^ of_three;
    const word by_first[reverse_prefix_sets::prefixes::words]{first, set.has[1], set.has[2], set.has[3], set.has[4]};
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
      pending_state made{};
      add_runs(made, lead<4>, leads);
      known = this->close(made);
    }
    return known;
  }

  unsigned behind_two_[reverse_prefix_sets::pairs_in_order<Ranges>::capacity]{};
  unsigned behind_three_[1 << reverse_prefix_sets::prefixes::words]{};
};

template <const auto& Set>
inline constexpr reverse_dfa_builder<reverse_prefix_sets::range_count<Set>>
    reverse_dfa_of{Set, reverse_prefix_sets::of_set<Set>};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
