// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_STATE_TABLE_HPP
#define U8LIT_MATCHER_STATE_TABLE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Each octet of the range leads to the state.
template <class State>
struct octet_transition {
  octet_range octets;
  State to;

  U8LIT_ABI friend constexpr bool operator==(octet_transition left, octet_transition right) noexcept {
    return left.octets == right.octets && left.to == right.to;
  }
};

// The transitions of a state that is being built, in ascending order of octets.
struct pending_state {
  octet_transition<unsigned> transitions[0x100];
  size_t size;

  // Merges the transition with the last one if they are adjacent and lead to the same state.
  U8LIT_ABI constexpr void add(octet_range octets, unsigned to) noexcept {
    if (size > 0 && transitions[size - 1].to == to && transitions[size - 1].octets.last + 1 == octets.first)
      transitions[size - 1].octets.last = octets.last;
    else transitions[size++] = {octets, to};
  }
};

// The states of an acyclic automaton, numbered from the accepting one, 0, towards the start. States with equal
// transitions are merged. All states are built after those that they lead to, which are distinct already; so no two
// states are equivalent, and the automaton is minimal.
template <size_t States, size_t Transitions>
struct state_table {
  static constexpr size_t bucket_count = 0x400;

  size_t size;
  // The transitions of state i are those from begins[i] to begins[i + 1].
  unsigned begins[States + 1];
  octet_transition<unsigned> transitions[Transitions];
  // A hash table of states, chained: the latest state of each bucket, and for each state the next one in its bucket.
  unsigned hashes[States], next_in_bucket[States], buckets[bucket_count];

  U8LIT_ABI constexpr size_t transition_count() const noexcept { return begins[size]; }

  // The state with these transitions; appends it if there is none. Empties the pending state. The factors of the hash
  // are primes of xxHash32.
  U8LIT_ABI constexpr unsigned find_or_append(pending_state& pending) noexcept {
    unsigned hash = 0;
    for (size_t at = 0; at < pending.size; ++at) {
      const auto [octets, to] = pending.transitions[at];
      hash = (hash ^ (octets.first | unsigned{octets.last} << 8)) * 0x9E37'79B1 + to * 0x85EB'CA77;
    }
    unsigned& bucket = buckets[(hash ^ hash >> 15) % bucket_count];
    unsigned state = bucket;
    while (state != 0 && (hashes[state] != hash || !equals(state, pending))) state = next_in_bucket[state];
    if (state == 0) {
      hashes[size] = hash;
      next_in_bucket[size] = bucket;
      bucket = state = append(pending);
    }
    pending.size = 0;
    return state;
  }

  // Appends a state without looking for an equal one.
  U8LIT_ABI constexpr unsigned append(const pending_state& pending) noexcept {
    unsigned end = begins[size];
    for (size_t at = 0; at < pending.size; ++at) transitions[end++] = pending.transitions[at];
    begins[size + 1] = end;
    return static_cast<unsigned>(size++);
  }

 private:
  U8LIT_ABI constexpr bool equals(unsigned state, const pending_state& pending) const noexcept {
    const unsigned begin = begins[state];
    if (begins[state + 1] - begin != pending.size) return false;
    for (size_t at = 0; at < pending.size; ++at) {
      if (transitions[begin + at] != pending.transitions[at]) return false;
    }
    return true;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
