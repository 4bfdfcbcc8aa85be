// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_AUTOMATON_HPP
#define U8LIT_MATCHER_OCTET_AUTOMATON_HPP

#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/matcher/reverse_dfa_builder.hpp>
#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/state_table.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Makes the minimal automaton of alternatives that come in the order of their octets and whose ranges, behind equal
// ones, are equal or disjoint, as those of octet_ranges.hpp are. A state is closed as soon as no further alternative
// can add to it (Daciuk and others, Incremental Construction of Minimal Acyclic Finite-State Automata, 2000). Linear.
template <size_t Alternatives>
struct dfa_builder : state_table<3 * Alternatives + 2, 4 * Alternatives + 1> {
  U8LIT_ABI constexpr dfa_builder(const syntax<Alternatives, longest_sequence>& grammar) noexcept
      : state_table<3 * Alternatives + 2, 4 * Alternatives + 1>{} {
    pending_state open[longest_sequence]{};
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
  U8LIT_ABI constexpr void close(pending_state (&open)[longest_sequence], const alternative<longest_sequence>& path,
                                 size_t common) noexcept {
    for (size_t at = path.size; at-- > common + 1;) open[at - 1].add(path.octets[at - 1], shared(open[at]));
  }
  U8LIT_ABI constexpr unsigned shared(pending_state& made) noexcept {
    return state_table<3 * Alternatives + 2, 4 * Alternatives + 1>::close(made);
  }
};

template <const auto& Set>
inline constexpr dfa_builder<octet_ranges_count_of<Set>> dfa_of{octet_ranges_of<Set>};

}  // namespace u8lit::detail

// Minimal deterministic automata that match the octets of one scalar value of a set without decoding them.

namespace u8lit::detail {

// From which end of a sequence an automaton takes the octets.
enum class octet_order : unsigned char { forward, backward };

}  // namespace u8lit::detail

namespace u8lit {

// A minimal automaton: states are numbers from 0 to size() - 1, the last of which is the one that accepts. As members
// have four octets at most there are no cycles, and each transition leads to a higher number. Arrays only; its type
// tells how large they are, three or four octets a transition. octet_table.hpp makes a faster form of it.
template <detail::octet_order Order, size_t States, size_t Transitions>
class octet_automaton {
 public:
  using state = detail::smallest_unsigned<States + 1>;
  using transition = detail::octet_transition<state>;
  struct transition_range {
    const transition *first, *last;
    [[nodiscard]] U8LIT_ABI constexpr const transition* begin() const noexcept { return first; }
    [[nodiscard]] U8LIT_ABI constexpr const transition* end() const noexcept { return last; }
    [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return static_cast<size_t>(last - first); }
  };

  static constexpr detail::octet_order order = Order;
  static constexpr state start = 0;
  static constexpr state reject = static_cast<state>(-1);

  // Of `parts` in the order in which they were made: the accepting state first, `start` last.
  template <class Parts>
  U8LIT_ABI explicit constexpr octet_automaton(const Parts& parts) noexcept {
    size_t made = 0;
    for (size_t at = 0; at < States; ++at) {
      const size_t from = States - 1 - at;
      for (size_t each = parts.begins[from]; each < parts.begins[from + 1]; ++each)
        transitions_[made++] = {parts.transitions[each].octets, number_of(parts.transitions[each].to)};
      ends_[at] = static_cast<detail::smallest_unsigned<Transitions + 1>>(made);
    }
  }

  // How many states there are, the accepting one among them and `reject` not: one of the empty set, nine of all scalar
  // values. No automaton for the same octets has fewer.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return States; }
  [[nodiscard]] U8LIT_ABI constexpr size_t transition_count() const noexcept { return Transitions; }

  // Whether the octets that led here are those of a member.
  [[nodiscard]] U8LIT_ABI constexpr bool accepting(state at) const noexcept { return at == States - 1 && States > 1; }

  // The ranges of octets that lead to another state, and to which: in order, disjoint, and as few as possible.
  [[nodiscard]] U8LIT_ABI constexpr transition_range transitions_from(state from) const noexcept {
    if (from >= States) return {transitions_, transitions_};
    return {transitions_ + (from == 0 ? 0 : ends_[from - 1]), transitions_ + ends_[from]};
  }

  // Where the octet leads; `reject` if to no member, and from `reject` always. Logarithmic in the transitions of the
  // state.
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    auto [first, last] = transitions_from(from);
    while (last - first > 1) {
      const transition* middle = first + (last - first) / 2;
      (middle->octets.first <= value ? first : last) = middle;
    }
    return first != last && first->octets.contains(value) ? first->to : reject;
  }

  U8LIT_ABI friend constexpr bool operator==(const octet_automaton& left, const octet_automaton& right) noexcept {
    return detail::compiler::are_equal(left.transitions_, right.transitions_) && detail::compiler::are_equal(left.ends_, right.ends_);
  }

 private:
  [[nodiscard]] U8LIT_ABI static constexpr state number_of(size_t made_as) noexcept {
    return static_cast<state>(States - 1 - made_as);
  }

  transition transitions_[Transitions == 0 ? 1 : Transitions]{};
  detail::smallest_unsigned<Transitions + 1> ends_[States]{};
};

// The automaton of a constant set, such as one of code_point_ranges.hpp, that takes the first octet first. Ranges that
// are reversed, overlap or are out of order do not compile. Linear in the sequences of octet ranges.
template <const auto& Set>
inline constexpr auto octet_automaton_of = detail::diagnostic_of_set<Set>{};
template <const auto& Set>
  requires detail::set_in_order<Set>
inline constexpr octet_automaton<detail::octet_order::forward, detail::dfa_of<Set>.size,
                                 detail::dfa_of<Set>.transition_count()>
    octet_automaton_of<Set>{detail::dfa_of<Set>};

// The one that takes the last octet first. It has more transitions, up to 80 for each place where a range begins or
// ends.
template <const auto& Set>
inline constexpr auto backward_octet_automaton_of = detail::diagnostic_of_set<Set>{};
template <const auto& Set>
  requires detail::set_in_order<Set>
inline constexpr octet_automaton<detail::octet_order::backward, detail::reverse_dfa_of<Set>.size,
                                 detail::reverse_dfa_of<Set>.transition_count()>
    backward_octet_automaton_of<Set>{detail::reverse_dfa_of<Set>};

// How many octets the member has at that end of the octets from which the automaton takes them.
template <utf8_unit Unit, class Members>
[[nodiscard]] U8LIT_ABI constexpr size_t match(const Unit* units, size_t size, const Members& members) noexcept {
  auto state = members.start;
  for (size_t at = 0; at < size && state != members.reject;) {
    state = members.next(state, detail::to_octet(units[Members::order == detail::octet_order::forward ? at : size - 1 - at]));
    ++at;
    if (members.accepting(state)) return at;
  }
  return 0;
}

// How many octets the member has that the octets begin with; 0 if they begin with none, well-formed or not. For
// automata that are `octet_order::forward`, octet_table.hpp's too. Reads no octet past the first that decides.
template <utf8_unit Unit, class Members>
  requires(Members::order == detail::octet_order::forward)
[[nodiscard]] U8LIT_ABI constexpr size_t match_front(const Unit* units, size_t size, const Members& members) noexcept {
  return u8lit::match(units, size, members);
}
template <detail::octets_like Text, class Members>
  requires(Members::order == detail::octet_order::forward)
[[nodiscard]] U8LIT_ABI constexpr size_t match_front(const Text& text, const Members& members) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::match_front(input.data(), input.size(), members);
}
template <detail::of_unknown_length Text, class Members>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& match_front(Text&&, const Members&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

// How many octets the member has that the octets end with; 0 if they end with none. For automata that are
// `octet_order::backward`.
template <utf8_unit Unit, class Members>
  requires(Members::order == detail::octet_order::backward)
[[nodiscard]] U8LIT_ABI constexpr size_t match_back(const Unit* units, size_t size, const Members& members) noexcept {
  return u8lit::match(units, size, members);
}
template <detail::octets_like Text, class Members>
  requires(Members::order == detail::octet_order::backward)
[[nodiscard]] U8LIT_ABI constexpr size_t match_back(const Text& text, const Members& members) noexcept {
  const auto input = detail::units_of(text);
  return u8lit::match_back(input.data(), input.size(), members);
}
template <detail::of_unknown_length Text, class Members>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& match_back(Text&&, const Members&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
