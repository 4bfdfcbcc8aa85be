// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MATCHER_OCTET_AUTOMATON_HPP
#define U8LIT_MATCHER_OCTET_AUTOMATON_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/matcher/reverse_dfa_builder.hpp>
#include <u8lit/matcher/octet_ranges.hpp>
#include <u8lit/matcher/state_table.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// Builds the minimal automaton of alternatives, in one pass over them. They must be in the order of their octets, and
// ranges that follow equal prefixes must be equal or disjoint, as make_octet_ranges makes them. A state is final, and
// can be merged with an equal one, as soon as no later alternative can add to it (Daciuk and others, "Incremental
// Construction of Minimal Acyclic Finite-State Automata", 2000). An alternative of four octets has four transitions and
// three states between the start and the accepting one.
template <size_t Alternatives>
struct dfa_builder : state_table<3 * Alternatives + 2, 4 * Alternatives + 1> {
  U8LIT_ABI constexpr dfa_builder(const syntax<Alternatives, longest_sequence>& grammar) noexcept
      : state_table<3 * Alternatives + 2, 4 * Alternatives + 1>{} {
    pending_state states[longest_sequence]{};  // those on the path of the current alternative, the start first
    if (Alternatives > 0) this->append(states[0]);
    alternative<longest_sequence> path;
    for (const alternative<longest_sequence>& next : grammar) {
      size_t common = 0;
      while (common + 1 < path.size && path.octets[common] == next.octets[common]) ++common;
      finish(states, path, common);
      path = next;
      states[path.size - 1].add(path.octets[path.size - 1], 0);
    }
    finish(states, path, 0);
    this->append(states[0]);
  }

 private:
  // Finishes the states after the first `common + 1` ones of the path, the last one first.
  U8LIT_ABI constexpr void finish(pending_state (&states)[longest_sequence], const alternative<longest_sequence>& path,
                                  size_t common) noexcept {
    for (size_t at = path.size; at-- > common + 1;)
      states[at - 1].add(path.octets[at - 1], this->find_or_append(states[at]));
  }
};

template <const auto& Set>
inline constexpr dfa_builder<octet_ranges_count<Set>> make_dfa{make_octet_ranges<Set>};

// Which byte of a sequence an automaton reads first: the first one or the last one.
enum class octet_order : unsigned char { forward, backward };

/// A minimal deterministic automaton on bytes that accepts the UTF-8 of one member of a set. Made by
/// `make_octet_automaton` and `make_backward_octet_automaton`. Usable by itself, with `match_front` and `match_back`,
/// and as data for generators of lexers.
///
/// States are numbers from 0, the start, to size() - 1, which accepts. As members have at most four bytes there are no
/// cycles, and each transition leads to a higher number. It consists of arrays only, of three or four bytes for each
/// transition. `make_octet_table` makes a faster form of it.
template <octet_order Order, size_t States, size_t Transitions>
class octet_automaton {
 public:
  using state = smallest_unsigned<States + 1>;  ///< The number of a state.
  /// `octets`, a range of bytes, and the state that they lead `to`.
  using transition = octet_transition<state>;
  /// A range of transitions. It refers to the automaton.
  struct transition_range {
    const transition* first;  ///< The first.
    const transition* last;   ///< The end.
    [[nodiscard]] U8LIT_ABI constexpr const transition* begin() const noexcept { return first; }  ///< The first.
    [[nodiscard]] U8LIT_ABI constexpr const transition* end() const noexcept { return last; }  ///< The end.
    /// Their number.
    [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return static_cast<size_t>(last - first); }
  };

  static constexpr octet_order order = Order;  ///< Whether it reads forward or backward.
  static constexpr state start = 0;  ///< The state before the first byte.
  /// What `next` returns if no member continues with the byte. It is not a state, and not counted by size().
  static constexpr state reject = static_cast<state>(-1);

  /// Makes an automaton from a builder, which numbers the states in reverse order.
  /// \param builder  a dfa_builder or reverse_dfa_builder
  template <class Builder>
  U8LIT_ABI explicit constexpr octet_automaton(const Builder& builder) noexcept {
    size_t written = 0;
    for (size_t at = 0; at < States; ++at) {
      const size_t from = States - 1 - at;
      for (size_t each = builder.begins[from]; each < builder.begins[from + 1]; ++each) {
        const auto [octets, to] = builder.transitions[each];
        transitions_[written++] = {octets, static_cast<state>(States - 1 - to)};
      }
      ends_[at] = static_cast<smallest_unsigned<Transitions + 1>>(written);
    }
  }

  /// Returns the number of states, with the accepting one: 1 for the empty set, 9 for all scalar values. No automaton
  /// that accepts the same bytes has fewer.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return States; }
  /// Returns the number of transitions.
  [[nodiscard]] U8LIT_ABI constexpr size_t transition_count() const noexcept { return Transitions; }

  /// Returns whether the bytes that led to a state are those of a member.
  /// \param at  a state, or `reject`
  /// \return true for the accepting state
  [[nodiscard]] U8LIT_ABI constexpr bool accepts(state at) const noexcept { return at == States - 1 && States > 1; }

  /// Returns the transitions of a state: in order, disjoint, and as few as possible.
  /// \param from  a state; `reject` and the accepting one have none
  /// \return a range of transitions
  [[nodiscard]] U8LIT_ABI constexpr transition_range transitions_from(state from) const noexcept {
    if (from >= States) return {transitions_, transitions_};
    return {transitions_ + (from == 0 ? 0 : ends_[from - 1]), transitions_ + ends_[from]};
  }

  /// Reads a byte. Complexity: logarithmic in the number of transitions of the state.
  /// \param from   a state, or `reject`
  /// \param value  the byte
  /// \return the next state, or `reject` if no member continues with the byte
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    auto [first, last] = transitions_from(from);
    while (last - first > 1) {
      const transition* middle = first + (last - first) / 2;
      (middle->octets.first <= value ? first : last) = middle;
    }
    return first != last && first->octets.contains(value) ? first->to : reject;
  }

  /// Returns whether two automata of the same type have the same transitions.
  U8LIT_ABI friend constexpr bool operator==(const octet_automaton& left, const octet_automaton& right) noexcept {
    return compiler::are_equal(left.transitions_, right.transitions_) &&
           compiler::are_equal(left.ends_, right.ends_);
  }

 private:
  transition transitions_[Transitions == 0 ? 1 : Transitions]{};
  smallest_unsigned<Transitions + 1> ends_[States]{};
};

}  // namespace u8lit::detail

namespace u8lit {

/// The smallest automaton of a set, which reads the first byte first. Complexity: linear in the sequences of
/// `make_octet_ranges`.
/// \tparam Set  a named constant: a code_point_ranges or another range of `{first, last}`. Ranges that are reversed,
///              overlap or are out of order do not compile.
/// \code
/// inline constexpr auto greek = u8lit::make_code_points({{0x03B1, 0x03C9}});
/// static_assert(u8lit::match_front("\u03BB!", u8lit::make_octet_automaton<greek>) == 2);
/// \endcode
template <const auto& Set, const bool* Error = detail::check_set<Set>()>
  requires detail::acceptable<Error>
inline constexpr detail::octet_automaton<detail::octet_order::forward, detail::make_dfa<Set>.size,
                                         detail::make_dfa<Set>.transition_count()>
    make_octet_automaton{detail::make_dfa<Set>};
template <const auto& Set, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_octet_automaton<Set, Error> = {};

/// The smallest automaton of a set that reads the last byte first, for `match_back`. It has more transitions. Ranges
/// that are reversed, overlap or are out of order do not compile.
/// \code
/// inline constexpr auto greek = u8lit::make_code_points({{0x03B1, 0x03C9}});
/// static_assert(u8lit::match_back("!\u03BB", u8lit::make_backward_octet_automaton<greek>) == 2);
/// \endcode
template <const auto& Set, const bool* Error = detail::check_set<Set>()>
  requires detail::acceptable<Error>
inline constexpr detail::octet_automaton<detail::octet_order::backward, detail::make_reverse_dfa<Set>.size,
                                         detail::make_reverse_dfa<Set>.transition_count()>
    make_backward_octet_automaton{detail::make_reverse_dfa<Set>};
template <const auto& Set, const bool* Error>
  requires detail::refused_in_words<Error>
inline const detail::no_table<Error> make_backward_octet_automaton<Set, Error> = {};

}  // namespace u8lit

namespace u8lit::detail {

template <octet_order Order>
struct match_operation {
  /// Matches one member of a set at an end of some bytes. Constant time, as members have at most four bytes.
  /// \param units    the bytes, well-formed or not
  /// \param size     their number
  /// \param members  an automaton of the operation's order, or the table of one
  /// \return the number of bytes of the member, or 0
  template <utf8_unit Unit, class Members>
    requires(Members::order == Order)
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Unit* units, size_t size,
                                                      const Members& members) const noexcept {
    auto state = members.start;
    for (size_t at = 0; at < size && state != members.reject;) {
      state = members.next(state, detail::to_octet(units[Order == octet_order::forward ? at : size - 1 - at]));
      ++at;
      if (members.accepts(state)) return at;
    }
    return 0;
  }
  /// As above, with text in one argument.
  /// \param text     a literal, or anything with `data()` and `size()`
  /// \param members  an automaton of the operation's order, or the table of one
  /// \return the number of bytes of the member, or 0
  template <octets_like Text, class Members>
    requires(Members::order == Order)
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text, const Members& members) const noexcept {
    const auto input = detail::units_of(text);
    return (*this)(input.data(), input.size(), members);
  }
  U8LIT_ABI pass_a_view_of_the_pointer_and_length& operator()(unsized auto&&, const auto& U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;
};

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the number of bytes of the member of a set that a text begins with, or 0.
///
/// Calls: `match_front(text, members)`, `match_front(units, size, members)`.
/// - `text`: a literal, or anything with data() and size(), well-formed or not
/// - `units`, `size`: a pointer and a number of bytes
/// - `members`: an automaton of the set, or the table of one
/// - returns a number of bytes, at most four
/// - complexity: constant; no byte is read after the one that decides
/// - errors: at input that is ill-formed or empty the result is 0
/// \code
/// static_assert(u8lit::match_front("\u03BB!", u8lit::make_octet_automaton<greek>) == 2);
/// \endcode
inline constexpr detail::match_operation<detail::octet_order::forward> match_front{};

/// Returns the number of bytes of the member of a set that a text ends with, or 0.
///
/// Calls: `match_back(text, members)`, `match_back(units, size, members)`. As `match_front`, except for:
/// - `members`: a backward automaton of the set, or the table of one
/// \code
/// static_assert(u8lit::match_back("!\u03BB", u8lit::make_backward_octet_automaton<greek>) == 2);
/// \endcode
inline constexpr detail::match_operation<detail::octet_order::backward> match_back{};

}  // namespace u8lit

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
