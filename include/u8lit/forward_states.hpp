// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORWARD_STATES_HPP
#define U8LIT_FORWARD_STATES_HPP

#include <u8lit/octet_ranges.hpp>
#include <u8lit/shared_states.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Makes the minimal automaton of alternatives that come in the order of their octets and whose ranges, behind equal
// ones, are equal or disjoint, as those of octet_ranges.hpp are. A state is closed as soon as no further alternative
// can add to it (Daciuk and others, Incremental Construction of Minimal Acyclic Finite-State Automata, 2000). Linear.
template <size_t Alternatives>
struct forward_states : shared_states<3 * Alternatives + 2, 4 * Alternatives + 1> {
  U8LIT_ABI constexpr forward_states(const syntax<Alternatives, longest_sequence>& grammar) noexcept
      : shared_states<3 * Alternatives + 2, 4 * Alternatives + 1>{} {
    open_state open[longest_sequence]{};
    if (Alternatives > 0) this->append(open[0]);
    alternative<longest_sequence> path;
    for (const alternative<longest_sequence>& each : grammar) {
      size_t common = 0;
      while (common + 1 < path.size && path.octets[common] == each.octets[common]) ++common;
      close(open, path, common);
      path = each;
      open[path.size - 1].add(path.octets[path.size - 1], 0);
    }
    close(open, path, 0);
    this->append(open[0]);
  }

 private:
  // Closes the states on the path that have more than `common` octets behind them.
  U8LIT_ABI constexpr void close(open_state (&open)[longest_sequence], const alternative<longest_sequence>& path,
                                 size_t common) noexcept {
    for (size_t at = path.size; at-- > common + 1;) open[at - 1].add(path.octets[at - 1], shared(open[at]));
  }
  U8LIT_ABI constexpr unsigned shared(open_state& made) noexcept {
    return shared_states<3 * Alternatives + 2, 4 * Alternatives + 1>::close(made);
  }
};

template <const auto& Set>
inline constexpr forward_states<octet_ranges_count_of<Set>> forward_states_of{octet_ranges_of<Set>};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
