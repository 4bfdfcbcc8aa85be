// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_RFC3629_AUTOMATON_HPP
#define U8LIT_RFC3629_AUTOMATON_HPP

#include <u8lit/base/refusal.hpp>
#include <u8lit/rfc3629/syntax.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The automaton has room for 4 states per octet of the alternatives, at most 255. More are needed only if many
// alternatives share their first octets, so that many subsets of them can be pending.
enum too_many_alternatives_begin_alike_for_an_automaton_of_so_many_states : unsigned char {};
[[nodiscard]] U8LIT_ABI constexpr size_t too_many_states(size_t capacity) noexcept {
  if (!__builtin_is_constant_evaluated()) compiler::stop();
  return diagnostic_array<too_many_alternatives_begin_alike_for_an_automaton_of_so_many_states>{}.all[capacity];
}

}  // namespace u8lit::detail

namespace u8lit {

/// The deterministic automaton of a syntax, by subset construction: a state is the set of what remains of each
/// alternative that begins with the bytes read so far. In `start` nothing is pending; from `reject` no text is
/// reachable. That of UTF-8 has eight live states. A second syntax can exclude sequences that begin where a character
/// begins and that the first one would match, such as surrogate pairs in WTF-8. Deriving costs compile time, so the
/// headers that validate UTF-8 do not include this one.
/// \code
/// constexpr auto& utf8 = u8lit::make_automaton<u8lit::utf8_syntax>;
/// static_assert(utf8.next(utf8.next(utf8.start, 0xC3), 0xA9) == utf8.start);
/// \endcode
template <size_t Alternatives, size_t Longest, size_t Excluded = 0, size_t LongestExcluded = 1>
class automaton {
 public:
  /// A state: a number below size(), or `reject`.
  using state = octet;
  static constexpr state start = 0;  ///< The state before each character.
  static constexpr state reject = 0xFF;  ///< The state after what cannot begin a character.

  /// Derives the automaton. If it has more states than there is room for, it does not compile; precondition at run
  /// time.
  /// \param grammar   the characters
  /// \param excluded  sequences of characters that are not text
  U8LIT_ABI explicit constexpr automaton(const syntax<Alternatives, Longest>& grammar,
                                         const syntax<Excluded, LongestExcluded>& excluded = {}) noexcept {
    derivation derived{grammar | excluded};
    for (unsigned value = 1; value <= 0xFF; ++value)
      class_of_[value] = static_cast<octet>(class_of_[value - 1] + derived.begins_class[value]);
    for (state from = start; from < derived.size; ++from) {
      for (unsigned value = 0; value <= 0xFF; ++value) {
        if (derived.begins_class[value])
          next_[from][class_of_[value]] = derived.successor(from, static_cast<octet>(value));
      }
    }
    for (state each = start; each < derived.size; ++each) accepts_[each] = derived.accepts[each];
    size_ = derived.size;
  }

  /// Returns the number of live states: those from which text is reachable.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

  /// Returns the class of a byte, from 0 on in the order of bytes. Bytes of one class have the same transitions in
  /// every state.
  [[nodiscard]] U8LIT_ABI constexpr octet class_of(octet value) const noexcept { return class_of_[value]; }

  /// Returns the state after a byte. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr state next(state from, octet value) const noexcept {
    return from == reject ? reject : next_[from][class_of_[value]];
  }

  /// Returns whether text may end in a state: in `start`, and after a character that begins an excluded sequence.
  [[nodiscard]] U8LIT_ABI constexpr bool accepts(state reached) const noexcept {
    return reached != reject && accepts_[reached];
  }

 private:
  // A remainder of an alternative is numbered by alternative and position.
  static constexpr size_t all = Alternatives + Excluded,
                          longest = Longest > LongestExcluded ? Longest : LongestExcluded,
                          remainders = (all == 0 ? 1 : all) * longest,
                          most_classes = remainders < 128 ? 2 * remainders + 1 : 256,
                          most_states = remainders < 64 ? 4 * remainders : 255;

  // A set of remainders, in the order of their numbers.
  struct remainder_set {
    size_t size = 0;
    size_t numbers[remainders]{};

    U8LIT_ABI constexpr void add(size_t number) noexcept {
      size_t at = size;
      while (at > 0 && numbers[at - 1] > number) --at;
      if (at > 0 && numbers[at - 1] == number) return;
      for (size_t moved = size++; moved > at; --moved) numbers[moved] = numbers[moved - 1];
      numbers[at] = number;
    }
    U8LIT_ABI friend constexpr bool operator==(const remainder_set& left, const remainder_set& right) noexcept {
      if (left.size != right.size) return false;
      for (size_t at = 0; at < left.size; ++at) {
        if (left.numbers[at] != right.numbers[at]) return false;
      }
      return true;
    }
  };

  // The subset construction.
  struct derivation {
    syntax<all, longest> grammar;
    bool begins_class[0x101]{true};  // whether some range contains this octet or the one before it, but not both
    size_t shared[remainders]{};  // the lowest number of an equal remainder; for a whole alternative, its own number
    remainder_set remainders_of[most_states]{};
    bool accepts[most_states]{true};
    size_t size = 1;

    U8LIT_ABI explicit constexpr derivation(const syntax<all, longest>& whole) noexcept : grammar{whole} {
      for (size_t a = 0; a < all; ++a) {
        for (size_t at = 0; at < grammar[a].size; ++at) {
          begins_class[grammar[a].octets[at].first] = begins_class[grammar[a].octets[at].last + 1u] = true;
          shared[a * longest + at] = at == 0 ? a * longest : lowest_equal(a, at);
        }
      }
      add_whole(remainders_of[start]);
    }

    U8LIT_ABI constexpr void add_whole(remainder_set& pending) const noexcept {
      for (size_t a = 0; a < all; ++a) pending.add(a * longest);
    }

    [[nodiscard]] U8LIT_ABI constexpr bool equal_remainders(size_t a, size_t b, size_t a_at,
                                                          size_t b_at) const noexcept {
      const auto &left = grammar[a], &right = grammar[b];
      for (; a_at < left.size; ++a_at, ++b_at) {
        if (left.octets[a_at] != right.octets[b_at]) return false;
      }
      return true;
    }

    [[nodiscard]] U8LIT_ABI constexpr size_t lowest_equal(size_t a, size_t at) const noexcept {
      const size_t left = grammar[a].size - at;
      for (size_t b = a < Alternatives ? 0 : Alternatives; b < a; ++b) {
        const size_t b_at = grammar[b].size - left;
        if (grammar[b].size > left && equal_remainders(a, b, at, b_at)) return b * longest + b_at;
      }
      return a * longest + at;
    }

    [[nodiscard]] U8LIT_ABI constexpr state successor(state from, octet value) noexcept {
      remainder_set pending;
      bool complete = false, alive = false;
      for (size_t each = 0; each < remainders_of[from].size; ++each) {
        const size_t number = remainders_of[from].numbers[each], a = number / longest, at = number % longest;
        if (!grammar[a].octets[at].contains(value)) continue;
        const bool last = at + 1 == grammar[a].size;
        if (last && a >= Alternatives) return reject;
        complete |= last;
        if (!last) pending.add(shared[number + 1]);
        alive |= a < Alternatives;
      }
      if (!alive) return reject;
      if (complete && pending.size == 0) return start;
      if (complete) add_whole(pending);
      for (state known = start; known < size; ++known) {
        if (remainders_of[known] == pending) return known;
      }
      if (size == most_states) return static_cast<state>(detail::too_many_states(size));
      remainders_of[size] = pending;
      accepts[size] = complete;
      return static_cast<state>(size++);
    }
  };

  octet class_of_[256]{};
  state next_[most_states][most_classes]{};
  bool accepts_[most_states]{};
  size_t size_ = 0;
};

/// The arguments of the class are those of the syntaxes.
template <size_t Alternatives, size_t Longest>
automaton(const syntax<Alternatives, Longest>&) -> automaton<Alternatives, Longest>;
template <size_t Alternatives, size_t Longest, size_t Excluded, size_t LongestExcluded>
automaton(const syntax<Alternatives, Longest>&, const syntax<Excluded, LongestExcluded>&)
    -> automaton<Alternatives, Longest, Excluded, LongestExcluded>;

/// The automaton of a syntax, derived once for a program. A syntax that needs more states than fit does not compile.
/// \tparam Syntax  a constant with linkage, such as `utf8_syntax`
template <const auto& Syntax>
inline constexpr automaton make_automaton{Syntax};

}  // namespace u8lit

namespace u8lit::detail {

// An automaton in a minimal table, for run time. For UTF-8, with 8 states and 14 classes of octets, it has 391 octets.
// `reject` has a row, too, so that many steps can be one expression.
template <size_t States, size_t Classes>
class compact_automaton {
 public:
  using state = octet;
  static constexpr state start = 0;  ///< The state before each character.
  static constexpr state reject = States;

  // Public for loops that take many steps in one expression: the next state is `rows[state][classes[octet]]`.
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

// The compact form of an automaton, computed once for a program.
template <const auto& Automaton>
inline constexpr compact_automaton<Automaton.size(), Automaton.class_of(0xFF) + size_t{1}> make_compact_automaton{
    Automaton};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
