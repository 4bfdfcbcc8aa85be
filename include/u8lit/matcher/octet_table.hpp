// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_TABLE_HPP
#define U8LIT_MATCHER_OCTET_TABLE_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/matcher/octet_automaton.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// A class is a run of octets that have the same transitions in every state. Classes are numbered in the order of their
// octets.
class octet_classes {
 public:
  template <class Automaton>
  U8LIT_ABI explicit constexpr octet_classes(const Automaton& original) noexcept {
    bool begins[0x101]{};
    for (typename Automaton::state from = 0; from < original.size(); ++from) {
      for (const auto& each : original.transitions_from(from))
        begins[each.octets.first] = begins[each.octets.last + 1] = true;
    }
    octet current = 0;
    for (size_t value = 0; value <= 0xFF; ++value) {
      if (value > 0 && begins[value]) ++current;
      class_of_[value] = current;
    }
  }

  /// Returns the class of a byte.
  U8LIT_ABI constexpr octet operator[](octet value) const noexcept { return class_of_[value]; }
  /// Returns the number of classes.
  U8LIT_ABI constexpr size_t size() const noexcept { return class_of_[0xFF] + size_t{1}; }

  U8LIT_ABI friend constexpr bool operator==(const octet_classes& left, const octet_classes& right) noexcept {
    return compiler::are_equal(left.class_of_, right.class_of_);
  }

 private:
  octet class_of_[0x100]{};
};

template <const auto& Automaton>
inline constexpr octet_classes octet_classes_of{Automaton};

/// An octet_automaton as a table of states and classes of bytes: larger, but each byte takes constant time. It has the
/// same states. Made by `make_octet_table`. It consists of arrays only.
template <octet_order Order, size_t States, size_t Classes>
class octet_table {
 public:
  using state = smallest_unsigned<States + 1>;  ///< The number of a state.

  static constexpr octet_order order = Order;  ///< Whether it reads forward or backward.
  static constexpr state start = 0;  ///< The state before the first byte.
  /// What `next` returns if no member continues with the byte.
  static constexpr state reject = static_cast<state>(-1);

  /// Makes the table of an automaton, as `make_octet_table` does.
  /// \param original  the automaton
  /// \param octets    the classes of bytes in it
  template <size_t Transitions>
  U8LIT_ABI constexpr octet_table(const octet_automaton<Order, States, Transitions>& original,
                                  const octet_classes& octets) noexcept
      : class_of_{octets} {
    for (state from = 0; from < States - 1; ++from) {
      state* row = next_ + from * Classes;
      for (const auto& each : original.transitions_from(from)) {
        const size_t end = octets[each.octets.last] + size_t{1};
        for (size_t at = octets[each.octets.first]; at < end; ++at) row[at] = each.to;
      }
    }
  }

  /// Returns the number of states, with the accepting one.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return States; }
  /// Returns whether the bytes that led to a state are those of a member.
  /// \param at  a state, or `reject`
  /// \return true for the accepting state
  [[nodiscard]] U8LIT_ABI constexpr bool accepts(state at) const noexcept { return at == States - 1 && States > 1; }
  /// Returns the classes of bytes: `classes()[byte]` is a number below `classes().size()`.
  [[nodiscard]] U8LIT_ABI constexpr const octet_classes& classes() const noexcept { return class_of_; }

  /// Reads a byte. Complexity: constant.
  /// \param from   a state, or `reject`
  /// \param value  the byte
  /// \return the next state, or `reject` if no member continues with the byte
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    if (from >= States - 1) return reject;
    const state to = next_[from * Classes + class_of_[value]];
    return to == start ? reject : to;
  }

  /// Returns whether two tables of the same type are equal.
  U8LIT_ABI friend constexpr bool operator==(const octet_table& left, const octet_table& right) noexcept {
    return left.class_of_ == right.class_of_ && compiler::are_equal(left.next_, right.next_);
  }

 private:
  octet_classes class_of_;
  // A row for each state but the last one, which accepts and has no transitions. No transition leads to `start`, so its
  // number, 0, stands for `reject`.
  state next_[States == 1 ? 1 : (States - 1) * Classes]{};
};

}  // namespace u8lit::detail

namespace u8lit {

/// An automaton as a table: larger, and faster. Errors: none.
/// \tparam Automaton  the automaton of a set, a named constant
/// \code
/// inline constexpr auto& table = u8lit::make_octet_table<u8lit::make_octet_automaton<greek>>;
/// static_assert(u8lit::match_front("\u03BB!", table) == 2);
/// \endcode
template <const auto& Automaton>
inline constexpr detail::octet_table<Automaton.order, Automaton.size(), detail::octet_classes_of<Automaton>.size()>
    make_octet_table{Automaton, detail::octet_classes_of<Automaton>};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
