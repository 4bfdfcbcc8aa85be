// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_REVERSE_DFA_BUILDER_HPP
#define U8LIT_MATCHER_REVERSE_DFA_BUILDER_HPP

#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/state_table.hpp>
#include <u8lit/rfc3629/definition.hpp>
#include <u8lit/base/begin.hpp>

// Automata that read a sequence from its last octet. Ranges of numbers are not in the order of such octets, so a
// forward builder would not do. Instead, sequences of three or four octets are cut before their last two octets, which
// hold the lowest twelve bits of the number: the pair. Before each pair, a set of prefixes is possible: numbers without
// those bits. From one pair to the next, that set changes only where a range of members begins or has ended, so there
// are at most twice as many distinct sets as ranges, whatever the number of members.

namespace u8lit::detail {

namespace reverse_prefix_sets {

using word = unsigned long long;

// Calls `visit(first, last, length)` for each part of a set that has sequences of one length.
template <class Set, class Visit>
U8LIT_ABI constexpr void visit_length_classes(const Set& set, Visit visit) noexcept {
  for (const code_point_range range : set) {
    for (const auto& [numbers, length] : octet_runs::length_classes) {
      const char32_t first = range.first < numbers.first ? numbers.first : range.first;
      const char32_t last = range.last < numbers.last ? range.last : numbers.last;
      if (first <= last) visit(first, last, length);
    }
  }
}

// A bitmap of prefixes: number >> 12 for all scalar values. As octets, bits 0 to 15 are the leads E0 to EF; all others,
// bit n of word w, are the lead F0 + w followed by the continuation 80 + n.
struct prefix_set {
  static constexpr size_t word_count = 5;
  static constexpr word three_octet_leads = 0xFFFF;

  word words[word_count];

  U8LIT_ABI constexpr bool any() const noexcept {
    return (words[0] | words[1] | words[2] | words[3] | words[4]) != 0;
  }
  // Twelve bits.
  U8LIT_ABI constexpr size_t hash() const noexcept {
    constexpr word odd = 0x9E37'79B9'7F4A'7C15;
    const word low = ((words[0] * odd ^ words[1]) * odd ^ words[2]) * odd;
    return static_cast<size_t>(((low ^ words[3]) * odd ^ words[4]) * odd >> 52);
  }
  U8LIT_ABI friend constexpr bool operator==(const prefix_set& left, const prefix_set& right) noexcept {
    return left.words[0] == right.words[0] && left.words[1] == right.words[1] && left.words[2] == right.words[2] &&
           left.words[3] == right.words[3] && left.words[4] == right.words[4];
  }
};

// The distinct prefix sets of a set of scalar values, from 1, and the index of the one that belongs to each pair; 0
// where no prefix precedes it.
template <size_t Ranges>
class prefix_table {
 public:
  static constexpr size_t pairs = 0x1000;
  // Prefix sets change at both ends of each range, and a length class may cut a range in two.
  static constexpr size_t max_changes = 2 * Ranges + 8;
  static constexpr size_t capacity = (max_changes < pairs ? max_changes : pairs) + 2;

  static_assert(max_changes <= 0xFFFF, "changes are counted in 16 bits");

  prefix_set sets[capacity]{};
  unsigned short set_of_pair[pairs]{};
  size_t size = 1;

  template <class Set>
  U8LIT_ABI explicit constexpr prefix_table(const Set& set) noexcept {
    reverse_prefix_sets::visit_length_classes(set, [this](char32_t first, char32_t last, size_t length) {
      if (length < 3) return;
      change_at(first);
      change_at(last + 1);
    });
    // Before pair 0 are the prefixes inside a range: those with an odd number of changes at the prefixes below them.
    prefix_set current{};
    bool inside = false;
    for (size_t prefix = 0; prefix < 64 * prefix_set::word_count; ++prefix) {
      if (inside) current.words[prefix / 64] |= word{1} << prefix % 64;
      inside = inside != is_odd_[prefix];
    }
    unsigned short index = 0;
    for (size_t pair = 0; pair < pairs; ++pair) {
      if (pair == 0 || changes_of_[pair] != 0) {
        for (unsigned change = changes_of_[pair]; change != 0; change = next_change_[change])
          current.words[prefix_[change] / 64] ^= word{1} << prefix_[change] % 64;
        index = find_or_append(current);
      }
      set_of_pair[pair] = index;
    }
  }

 private:
  U8LIT_ABI constexpr void change_at(char32_t number) noexcept {
    const size_t prefix = number >> 12, pair = number & 0xFFF;
    is_odd_[prefix] = !is_odd_[prefix];
    prefix_[++changes_] = static_cast<unsigned short>(prefix);
    next_change_[changes_] = changes_of_[pair];
    changes_of_[pair] = changes_;
  }

  U8LIT_ABI constexpr unsigned short find_or_append(const prefix_set& set) noexcept {
    if (!set.any()) return 0;
    unsigned short& bucket = buckets_[set.hash()];
    for (unsigned short index = bucket; index != 0; index = next_in_bucket_[index]) {
      if (sets[index] == set) return index;
    }
    sets[size] = set;
    next_in_bucket_[size] = bucket;
    return bucket = static_cast<unsigned short>(size++);
  }

  // Changes from 1: a linked list for each pair, with the prefix that each change adds or removes.
  unsigned short changes_of_[pairs]{}, next_change_[max_changes + 1]{}, prefix_[max_changes + 1]{}, changes_ = 0;
  // Whether a prefix has an odd number of changes.
  bool is_odd_[64 * prefix_set::word_count]{};
  // A hash table of sets, chained.
  unsigned short buckets_[pairs]{}, next_in_bucket_[capacity]{};
};

template <const auto& Set>
inline constexpr size_t range_count = [] {
  size_t count = 0;
  for ([[maybe_unused]] const code_point_range range : Set) ++count;
  return count;
}();

template <const auto& Set>
inline constexpr prefix_table<range_count<Set>> make_prefix_table{Set};

}  // namespace reverse_prefix_sets

// Builds the minimal automaton that reads the octets of each member of a set from the last to the first. States after
// one octet, two and three are built apart: their transitions have different leads, so they are never equal. Linear in
// the ranges of the set and in the transitions.
//
// There is a state after two octets for each prefix set, and there are at most 97 others: 64 after one octet, 31 after
// three, the start and the accepting one. A state after two octets has at most 72 transitions: 64 for continuations and
// 8 for runs of the leads E0 to EF. Those after one octet may have 79 (15 for runs of C2 to DF), the start 65 and those
// after three octets 3, which is less for all of them together than 72 for each.
template <size_t Ranges, size_t Capacity = reverse_prefix_sets::prefix_table<Ranges>::capacity + 0x64>
class reverse_dfa_builder : public state_table<Capacity, 72 * Capacity> {
 public:
  template <class Set>
  U8LIT_ABI constexpr reverse_dfa_builder(const Set& set,
                                          const reverse_prefix_sets::prefix_table<Ranges>& table) noexcept
      : state_table<Capacity, 72 * Capacity>{} {
    pending_state pending{}, start{};
    word two_octet_leads[64]{};  // by the continuation that follows: bit n is for C0 + n
    reverse_prefix_sets::visit_length_classes(set, [&](char32_t first, char32_t last, size_t length) {
      if (this->size == 0) this->append(pending);
      if (length == 1) start.add({static_cast<octet>(first), static_cast<octet>(last)}, 0);
      for (; length == 2 && first <= last; ++first) two_octet_leads[first & 0x3F] |= word{1} << (first >> 6);
    });
    for (size_t at = 1; at < table.size; ++at) after_two_[at] = build_after_two(table.sets[at], pending);
    for (unsigned last = 0; last < 64; ++last) {
      for (unsigned second = 0; second < 64; ++second) {
        const unsigned short set_index = table.set_of_pair[second << 6 | last];
        if (set_index != 0) pending.add(continuations(second, second), after_two_[set_index]);
      }
      add_runs(pending, lead<2>, two_octet_leads[last]);
      if (pending.size > 0) start.add(continuations(last, last), this->find_or_append(pending));
    }
    this->append(start);
  }

 private:
  using word = reverse_prefix_sets::word;

  // The first octet of a sequence of this length, without the bits of the number.
  template <size_t Length>
  static constexpr octet lead = definition::sequence_pattern{definition::table[Length - 1].octets}.octets[0].fixed;

  U8LIT_ABI static constexpr octet_range continuations(unsigned first, unsigned last) noexcept {
    return {static_cast<octet>(continuation.first + first), static_cast<octet>(continuation.first + last)};
  }

  // Adds a transition to the accepting state for each run of set bits; bit n is for the octet `base + n`.
  U8LIT_ABI static constexpr void add_runs(pending_state& pending, octet base, word bits) noexcept {
    for (unsigned first = 0; bits >> first != 0;) {
      first += static_cast<unsigned>(__builtin_ctzll(bits >> first));
      const auto length = static_cast<unsigned>(__builtin_ctzll(~(bits >> first)));
      pending.add({static_cast<octet>(base + first), static_cast<octet>(base + first + length - 1)}, 0);
      first += length;
    }
  }

  // The state after a pair that these prefixes precede.
  U8LIT_ABI constexpr unsigned build_after_two(const reverse_prefix_sets::prefix_set& set,
                                               pending_state& pending) noexcept {
    const word three_octet_leads = set.words[0] & set.three_octet_leads, first = set.words[0] ^ three_octet_leads;
    const word by_lead[reverse_prefix_sets::prefix_set::word_count]{first, set.words[1], set.words[2], set.words[3],
                                                                   set.words[4]};
    word changes = 0;
    for (const word each : by_lead) changes |= each ^ each << 1;
    while (changes != 0) {
      const auto at = static_cast<unsigned>(__builtin_ctzll(changes));
      changes &= changes - 1;
      const unsigned end = changes == 0 ? 64 : static_cast<unsigned>(__builtin_ctzll(changes));
      word leads = 0;
      for (size_t each = 0; each < set.word_count; ++each) leads |= (by_lead[each] >> at & 1) << each;
      if (leads != 0) pending.add(continuations(at, end - 1), build_after_three(leads));
    }
    add_runs(pending, lead<3>, three_octet_leads);
    return this->find_or_append(pending);
  }

  // The state after three continuations that these leads precede; bit n is for F0 + n.
  U8LIT_ABI constexpr unsigned build_after_three(word leads) noexcept {
    unsigned& state = after_three_[leads];
    if (state == 0) {
      pending_state pending{};
      add_runs(pending, lead<4>, leads);
      state = this->find_or_append(pending);
    }
    return state;
  }

  unsigned after_two_[reverse_prefix_sets::prefix_table<Ranges>::capacity]{};
  unsigned after_three_[1 << reverse_prefix_sets::prefix_set::word_count]{};
};

template <const auto& Set>
inline constexpr reverse_dfa_builder<reverse_prefix_sets::range_count<Set>> make_reverse_dfa{
    Set, reverse_prefix_sets::make_prefix_table<Set>};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
