// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_STATE_TABLE_HPP
#define U8LIT_MATCHER_STATE_TABLE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/smallest_unsigned.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// An octet of the range leads to the state.
template <class State>
struct octet_transition {
  octet_range octets;
  State to;

  U8LIT_ABI friend constexpr bool operator==(octet_transition left, octet_transition right) noexcept {
    return left.octets == right.octets && left.to == right.to;
  }
};

// The transitions of one state while they are found, in order.
struct pending_state {
  octet_transition<unsigned> transitions[0x100];
  size_t size;

  // Neighbours that lead to the same state are one transition.
  U8LIT_ABI constexpr void add(octet_range octets, unsigned to) noexcept {
    if (size > 0 && transitions[size - 1].to == to && transitions[size - 1].octets.last + 1 == octets.first)
      transitions[size - 1].octets.last = octets.last;
    else transitions[size++] = {octets, to};
  }
};

// The states of an automaton without cycles, made from the accepting one, number 0, towards the beginning. Those with
// the same transitions are one state, and as they lead to states that are different already, no two are equivalent:
// what is made is minimal.
template <size_t States, size_t Transitions>
struct state_table {
  static constexpr size_t heads = 0x400;

  size_t size;
  unsigned begins[States + 1];
  octet_transition<unsigned> transitions[Transitions];
  unsigned hashes[States], others[States], latest[heads];

  U8LIT_ABI constexpr size_t transition_count() const noexcept { return begins[size]; }

  // The state with these transitions, an old one if there is one.
  U8LIT_ABI constexpr unsigned close(pending_state& made) noexcept {
    unsigned hash = 0;
    for (size_t at = 0; at < made.size; ++at) {
      const auto [octets, to] = made.transitions[at];
      hash = (hash ^ (octets.first | unsigned{octets.last} << 8)) * 0x9E37'79B1 + to * 0x85EB'CA77;
    }
    unsigned& same_head = latest[(hash ^ hash >> 15) % heads];
    unsigned known = same_head;
    while (known != 0 && (hashes[known] != hash || !equals(known, made))) known = others[known];
    if (known == 0) {
      hashes[size] = hash;
      others[size] = same_head;
      same_head = known = append(made);
    }
    made.size = 0;
    return known;
  }

  // A new state, whether or not it equals an old one.
  U8LIT_ABI constexpr unsigned append(const pending_state& made) noexcept {
    unsigned end = begins[size];
    for (size_t at = 0; at < made.size; ++at) transitions[end++] = made.transitions[at];
    begins[size + 1] = end;
    return static_cast<unsigned>(size++);
  }

 private:
  U8LIT_ABI constexpr bool equals(unsigned known, const pending_state& made) const noexcept {
    const unsigned begin = begins[known];
    if (begins[known + 1] - begin != made.size) return false;
    for (size_t at = 0; at < made.size; ++at) {
      if (transitions[begin + at] != made.transitions[at]) return false;
    }
    return true;
  }
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
