// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_COMPACT_AUTOMATON_HPP
#define U8LIT_COMPACT_AUTOMATON_HPP

#include <u8lit/automaton.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// An automaton in a table that is no larger than it needs, for what runs: UTF-8's, of 8 states and 14
// classes of octets, is 391 octets. `reject` has a row of its own, so that many steps are one expression.
template <size_t States, size_t Classes>
class compact_automaton {
 public:
  using state = octet;
  static constexpr state start = 0;
  static constexpr state reject = States;

  // For those who take many steps in one expression: from a state to `rows[state][classes[octet]]`.
  octet classes[256]{};
  state rows[States + 1][Classes]{};

  template <class Automaton>
  U8LIT_ABI explicit constexpr compact_automaton(const Automaton& derived) noexcept {
    for (unsigned value = 0; value <= 0xFF; ++value) {
      const octet number = classes[value] = derived.class_of(static_cast<octet>(value));
      if (value > 0 && number == classes[value - 1]) continue;
      for (state from = start; from < States; ++from) {
        const octet to = derived.next(from, static_cast<octet>(value));
        rows[from][number] = to == derived.reject ? reject : to;
      }
      rows[reject][number] = reject;
    }
    for (state each = start; each < States; ++each) accepts_[each] = derived.accepts(each);
  }

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return States; }
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    return rows[from][classes[value]];
  }
  [[nodiscard]] U8LIT_ABI constexpr bool accepts(state reached) const noexcept { return accepts_[reached]; }

 private:
  bool accepts_[States + 1]{};
};

template <const auto& Automaton>
inline constexpr compact_automaton<Automaton.size(), Automaton.class_of(0xFF) + size_t{1}> compact_automaton_of{Automaton};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
