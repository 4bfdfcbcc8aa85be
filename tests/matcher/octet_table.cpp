// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_table.hpp>

#include <type_traits>

#include "../support/some_sets.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: the same as an automaton, and faster.
constexpr auto& greek = make_octet_table<make_octet_automaton<some_sets::greek>>;
constexpr auto& greek_from_behind = make_octet_table<make_backward_octet_automaton<some_sets::greek>>;
static_assert(match_front("\u03BB!", greek) == 2 && match_front("lambda", greek) == 0);
static_assert(match_front("\xCE", greek) == 0);
static_assert(match_back("= \u03BB", greek_from_behind) == 2 && match_back("", greek_from_behind) == 0);

// RFC 3629 section 4 distinguishes 14 classes of octets.
constexpr auto& all = make_octet_table<make_octet_automaton<some_sets::everything>>;
constexpr octet_range classes[]{{0x00, 0x7F}, {0x80, 0x8F}, {0x90, 0x9F}, {0xA0, 0xBF}, {0xC0, 0xC1},
                                       {0xC2, 0xDF}, {0xE0, 0xE0},
                                  {0xE1, 0xEC}, {0xED, 0xED}, {0xEE, 0xEF}, {0xF0, 0xF0}, {0xF1, 0xF3}, {0xF4, 0xF4},
                                      {0xF5, 0xFF}};
constexpr bool classes_are_ranges() {
  for (octet number = 0; number < 14; ++number) {
    for (unsigned value = classes[number].first; value <= classes[number].last; ++value) {
      if (all.classes()[static_cast<octet>(value)] != number) return false;
    }
  }
  return all.classes().size() == 14;
}
static_assert(classes_are_ranges());

// The states and transitions of the automaton, for every set and in either order. Not constexpr, because
// compilers would evaluate it.
template <const auto& Automaton>
bool equals_the_automaton() {
  using state = typename std::remove_cvref_t<decltype(Automaton)>::state;
  constexpr auto& table = make_octet_table<Automaton>;
  static_assert(table.size() == Automaton.size() && table.start == Automaton.start && table.reject == Automaton.reject);
  static_assert(table.order == Automaton.order);
  for (size_t at = 0; at <= Automaton.size(); ++at) {
    const state from = at == Automaton.size() ? Automaton.reject : static_cast<state>(at);
    if (table.accepts(from) != Automaton.accepts(from)) return false;
    for (unsigned value = 0; value <= 0xFF; ++value) {
      if (table.next(from, static_cast<octet>(value)) != Automaton.next(from, static_cast<octet>(value))) return false;
    }
  }
  return true;
}
bool all_equal_their_automata() {
  return some_sets::hold_for([]<const auto& Set>() {
    return equals_the_automaton<make_octet_automaton<Set>>() &&
           equals_the_automaton<make_backward_octet_automaton<Set>>();
  });
}

// The empty set: one state, one class.
constexpr auto& none = make_octet_table<make_octet_automaton<some_sets::nothing>>;
static_assert(none.size() == 1 && none.classes().size() == 1 && !none.accepts(none.start));
static_assert(none.next(none.start, 'a') == none.reject && match_front("a", none) == 0);

// Exact sizes: the classes of octets, and a row for each state but the accepting one.
static_assert(sizeof all == 256 + 8 * 14 && sizeof greek == 256 + 22 * greek.classes().size());
static_assert(sizeof none == 256 + 1);
constexpr auto& large = make_octet_table<make_octet_automaton<some_sets::random_large>>;
static_assert(sizeof large == 256 + 2 * 276 * large.classes().size());
static_assert(std::is_trivially_copyable_v<std::remove_cvref_t<decltype(all)>> && all == all);
static_assert(noexcept(all.next(0, 0)) && noexcept(match_front("", all)));

int main() { return at_run_time(classes_are_ranges, all_equal_their_automata); }
