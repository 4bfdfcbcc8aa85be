// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_TABLE_HPP
#define U8LIT_MATCHER_OCTET_TABLE_HPP

#include <u8lit/matcher/octet_automaton.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Which octets no state of an automaton tells apart: classes are stretches of octets, numbered in order.
class octet_classes {
 public:
  template <class Automaton>
  U8LIT_ABI explicit constexpr octet_classes(const Automaton& original) noexcept {
    bool begins[0x101]{};
    for (typename Automaton::state from = 0; from < original.size(); ++from) {
      for (const auto& each : original.transitions_from(from)) begins[each.octets.first] = begins[each.octets.last + 1] = true;
    }
    octet current = 0;
    for (size_t value = 0; value <= 0xFF; ++value) {
      if (value > 0 && begins[value]) ++current;
      class_of_[value] = current;
    }
  }

  U8LIT_ABI constexpr octet operator[](octet value) const noexcept { return class_of_[value]; }
  U8LIT_ABI constexpr size_t size() const noexcept { return class_of_[0xFF] + size_t{1}; }

  U8LIT_ABI friend constexpr bool operator==(const octet_classes& left, const octet_classes& right) noexcept {
    return compiler::are_equal(left.class_of_, right.class_of_);
  }

 private:
  octet class_of_[0x100]{};
};

}  // namespace u8lit::detail

namespace u8lit::detail {

// An octet_automaton with the same states as a table of states and classes of octets: larger, and a transition takes
// constant time. Arrays only.
template <octet_order Order, size_t States, size_t Classes>
class octet_table {
 public:
  using state = detail::smallest_unsigned<States + 1>;

  static constexpr octet_order order = Order;
  static constexpr state start = 0;
  static constexpr state reject = static_cast<state>(-1);

  template <size_t Transitions>
  U8LIT_ABI constexpr octet_table(const octet_automaton<Order, States, Transitions>& original,
                                  const detail::octet_classes& octets) noexcept
      : class_of_{octets} {
    for (state from = 0; from < States - 1; ++from) {
      state* row = next_ + from * Classes;
      for (const auto& each : original.transitions_from(from)) {
        const size_t end = octets[each.octets.last] + size_t{1};
        for (size_t at = octets[each.octets.first]; at < end; ++at) row[at] = each.to;
      }
    }
  }

  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return States; }
  [[nodiscard]] U8LIT_ABI constexpr bool accepting(state at) const noexcept { return at == States - 1 && States > 1; }
  [[nodiscard]] U8LIT_ABI constexpr const detail::octet_classes& classes() const noexcept { return class_of_; }

  // Where the octet leads; `reject` if to no member, and from `reject` always. Constant time.
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    if (from >= States - 1) return reject;
    const state to = next_[from * Classes + class_of_[value]];
    return to == start ? reject : to;
  }

  U8LIT_ABI friend constexpr bool operator==(const octet_table& left, const octet_table& right) noexcept {
    return left.class_of_ == right.class_of_ && detail::compiler::are_equal(left.next_, right.next_);
  }

 private:
  // No row for the accepting state, the last one. Nothing leads to `start`, so its number, 0, is for what leads
  // nowhere.
  detail::octet_classes class_of_;
  state next_[States == 1 ? 1 : (States - 1) * Classes]{};
};

}  // namespace u8lit::detail

namespace u8lit::detail {

namespace octet_tables {

template <const auto& Automaton>
inline constexpr octet_classes classes_of{Automaton};

}

}  // namespace u8lit::detail

namespace u8lit {

// The table of an automaton: `octet_table_of<octet_automaton_of<set>>`.
template <const auto& Automaton>
inline constexpr detail::octet_table<Automaton.order, Automaton.size(), detail::octet_tables::classes_of<Automaton>.size()>
    octet_table_of{Automaton, detail::octet_tables::classes_of<Automaton>};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
