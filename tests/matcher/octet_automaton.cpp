// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_automaton.hpp>

#include <u8lit/rfc3629/automaton.hpp>
#include <u8lit/encoding/decode.hpp>

#include <cstddef>
#include <memory>
#include <string_view>
#include <type_traits>

#include "../support/some_sets.hpp"
#include "../support/at_run_time.hpp"
#include "../support/minimal.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Usage: the length of the Greek letter that a text begins with, or ends with.
constexpr auto& greek = make_octet_automaton<some_sets::greek>;
constexpr auto& greek_from_behind = make_backward_octet_automaton<some_sets::greek>;
static_assert(match_front("\u03BB\u03CC\u03B3\u03BF\u03C2", greek) == 2 && match_front("\u1F00z", greek) == 3);
static_assert(match_front("\U00010140", greek) == 4 && match_front("logos", greek) == 0 && match_front("", greek) == 0);
static_assert(match_back("= \u03BB", greek_from_behind) == 2 && match_back("\u03BB!", greek_from_behind) == 0);
constexpr octet alpha[]{0xCE, 0xB1};
static_assert(greek.accepts(greek.next(greek.next(greek.start, alpha[0]), alpha[1])));

// All scalar values: every state and every transition. States are numbered by what must follow, as in automaton.hpp; in
// state 8 nothing must.
constexpr auto& all = make_octet_automaton<some_sets::everything>;
struct transition_from {
  octet from;
  octet_range octets;
  octet to;
};
constexpr transition_from of_all[]{
    {0, {0x00, 0x7F}, 8}, {0, {0xC2, 0xDF}, 7}, {0, {0xE0, 0xE0}, 6}, {0, {0xE1, 0xEC}, 5}, {0, {0xED, 0xED}, 4},
    {0, {0xEE, 0xEF}, 5}, {0, {0xF0, 0xF0}, 3}, {0, {0xF1, 0xF3}, 2}, {0, {0xF4, 0xF4}, 1},  // the first octets
    {1, {0x80, 0x8F}, 5},  // after F4
    {2, {0x80, 0xBF}, 5},  // three continuations
    {3, {0x90, 0xBF}, 5},  // after F0
    {4, {0x80, 0x9F}, 7},  // after ED
    {5, {0x80, 0xBF}, 7},  // two continuations
    {6, {0xA0, 0xBF}, 7},  // after E0
    {7, {0x80, 0xBF}, 8},  // one continuation
};
// Backward: after one continuation, after two that may follow ED or E0, and after three that may follow F0 or F4.
constexpr auto& all_from_behind = make_backward_octet_automaton<some_sets::everything>;
constexpr transition_from of_all_from_behind[]{
    {0, {0x00, 0x7F}, 6}, {0, {0x80, 0xBF}, 1},
    {1, {0x80, 0x9F}, 3}, {1, {0xA0, 0xBF}, 2}, {1, {0xC2, 0xDF}, 6},
    {2, {0x80, 0x8F}, 5}, {2, {0x90, 0xBF}, 4}, {2, {0xE0, 0xEC}, 6}, {2, {0xEE, 0xEF}, 6},
    {3, {0x80, 0x8F}, 5}, {3, {0x90, 0xBF}, 4}, {3, {0xE1, 0xEF}, 6},
    {4, {0xF0, 0xF3}, 6},
    {5, {0xF1, 0xF4}, 6},
};
template <class Automaton, size_t Count>
constexpr bool has_transitions(const Automaton& automaton, const transition_from (&expected)[Count]) {
  size_t at = 0;
  for (octet from = 0; from < automaton.size(); ++from) {
    for (const auto& [octets, to] : automaton.transitions_from(from)) {
      if (at == Count || expected[at].from != from || expected[at].octets != octets ||
          expected[at].to != to) return false;
      ++at;
    }
  }
  return at == Count && automaton.transition_count() == Count;
}
static_assert(all.size() == 9 && has_transitions(all, of_all));
static_assert(all_from_behind.size() == 7 && has_transitions(all_from_behind, of_all_from_behind));

// A user's own set. Numbers that UTF-8 does not encode are left out.
constexpr code_point_range with_surrogates[]{{0x0000, 0x8FFF}, {0x9000, 0xFFFF'FFFF}};
static_assert(make_octet_automaton<with_surrogates> == all);
static_assert(make_backward_octet_automaton<with_surrogates> == all_from_behind);

// It has the eight live states of the automaton of the grammar; that one starts again where this one accepts.
constexpr bool is_automaton_of_utf8_syntax() {
  constexpr auto& grammar = make_automaton<utf8_syntax>;
  constexpr octet unknown = 0xFE;
  octet like[8]{all.start, unknown, unknown, unknown, unknown, unknown, unknown, unknown};
  // Breadth first: each state is identified by the order in which it is reached.
  octet queue[8]{grammar.start};
  size_t known = 1;
  for (size_t each = 0; each < known; ++each) {
    for (unsigned value = 0; value <= 0xFF; ++value) {
      const octet to = grammar.next(queue[each], static_cast<octet>(value));
      const octet found = all.next(like[queue[each]], static_cast<octet>(value));
      if ((to == grammar.reject) != (found == all.reject) ||
          (to == grammar.start) != all.accepts(found)) return false;
      if (to == grammar.reject || to == grammar.start) continue;
      if (like[to] == unknown) {
        like[to] = found;
        queue[known++] = to;
      }
      if (like[to] != found) return false;
    }
  }
  return known == grammar.size() && known + 1 == all.size();
}
static_assert(is_automaton_of_utf8_syntax());

// That of the empty set has only a start; that of a single value is a chain, in either order.
constexpr auto& none = make_octet_automaton<some_sets::nothing>;
static_assert(none.size() == 1 && none.transition_count() == 0 && !none.accepts(none.start));
static_assert(none.next(none.start, 'a') == none.reject && match_front("a", none) == 0);
static_assert(match_back("a", make_backward_octet_automaton<some_sets::nothing>) == 0);
static_assert(make_backward_octet_automaton<some_sets::nothing>.size() == 1);
constexpr transition_from of_euro[]{{0, {0xE2, 0xE2}, 1}, {1, {0x82, 0x82}, 2}, {2, {0xAC, 0xAC}, 3}};
constexpr transition_from of_euro_from_behind[]{{0, {0xAC, 0xAC}, 1}, {1, {0x82, 0x82}, 2}, {2, {0xE2, 0xE2}, 3}};
static_assert(has_transitions(make_octet_automaton<some_sets::one_of_3>, of_euro));
static_assert(has_transitions(make_backward_octet_automaton<some_sets::one_of_3>, of_euro_from_behind));

// Automata are minimal, whatever the set.
bool all_are_minimal() {
  return some_sets::hold_for([]<const auto& Set>() {
    return is_minimal<500>(make_octet_automaton<Set>) && is_minimal<500>(make_backward_octet_automaton<Set>);
  });
}
// The test of minimality detects a duplicate of the state for E0, and a state without transitions.
struct too_large {
  using state = octet;
  static constexpr octet start = 0, reject = 0xFF;
  bool dead;
  constexpr size_t size() const { return 10; }
  constexpr bool accepts(octet at) const { return at == 8; }
  constexpr octet next(octet from, octet value) const {
    if (dead) return from == 9 ? reject : value == 0xFE && from == 0 ? octet{9} : all.next(from, value);
    if (from == 0 && value == 0xF3) return 9;
    return all.next(from == 9 ? octet{2} : from, value);
  }
};
bool the_measure_can_fail() { return !is_minimal<10>(too_large{false}) && !is_minimal<10>(too_large{true}); }

// Transitions are in order and disjoint, lead to higher numbers, and are as few as possible; `next` follows them.
// Not constexpr, because compilers would evaluate it.
template <class Automaton>
bool is_in_order(const Automaton& automaton) {
  using state = typename Automaton::state;
  size_t count = 0;
  for (size_t from = 0; from < automaton.size(); ++from) {
    unsigned after = 0;
    state before = automaton.reject;
    for (const auto& [octets, to] : automaton.transitions_from(static_cast<state>(from))) {
      if (octets.first > octets.last || octets.first < after || to <= from || to >= automaton.size()) return false;
      if (octets.first == after && to == before) return false;
      for (; after < octets.first; ++after) {
        if (automaton.next(static_cast<state>(from), static_cast<octet>(after)) != automaton.reject) return false;
      }
      for (; after <= octets.last; ++after) {
        if (automaton.next(static_cast<state>(from), static_cast<octet>(after)) != to) return false;
      }
      before = to;
      ++count;
    }
    for (; after <= 0xFF; ++after) {
      if (automaton.next(static_cast<state>(from), static_cast<octet>(after)) != automaton.reject) return false;
    }
  }
  for (unsigned value = 0; value <= 0xFF; ++value) {
    if (automaton.next(automaton.reject, static_cast<octet>(value)) != automaton.reject) return false;
  }
  return count == automaton.transition_count() && !automaton.accepts(automaton.reject) &&
         automaton.transitions_from(automaton.reject).size() == 0;
}
bool all_are_in_order() {
  return some_sets::hold_for([]<const auto& Set>() {
    return is_in_order(make_octet_automaton<Set>) && is_in_order(make_backward_octet_automaton<Set>);
  });
}

// Matching agrees with decoding, for ill-formed text, too. tests/oracle tries all sequences; these are the ends of the
// ranges of RFC 3629 section 4, in memory that ends with the octets.
constexpr octet ends[]{0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF, 0xF0,
                       0xF4, 0xF5};
template <const auto& Set>
bool matches_what_is_decoded(const octet* octets, size_t size) {
  const decoded front = decode_front(octets, size), back = decode_back(octets, size);
  return match_front(octets, size, make_octet_automaton<Set>) == (front &&
                                                                Set.contains(front.value) ? front.length : 0) &&
         match_back(octets, size, make_backward_octet_automaton<Set>) == (back &&
             Set.contains(back.value) ? back.length : 0);
}
template <size_t Longest>
struct matches_ends {
  template <const auto& Set>
  bool operator()() const {
    for (size_t size = 0, strings = 1; size <= Longest; ++size, strings *= sizeof ends) {
      const std::unique_ptr<octet[]> octets{new octet[size]};
      for (size_t string = 0; string < strings; ++string) {
        for (size_t at = 0, rest = string; at < size; ++at, rest /= sizeof ends) octets[at] = ends[rest % sizeof ends];
        if (!matches_what_is_decoded<Set>(octets.get(), size)) return false;
      }
    }
    return true;
  }
};
bool matches_as_decoding_does() { return some_sets::hold_for(matches_ends<3>{}); }
bool matches_all_as_decoding_does() { return matches_ends<4>{}.operator()<some_sets::everything>(); }

// Members are matched in either order. Of ranges, only the ends and the numbers next to them are tried.
struct matches_members {
  template <const auto& Set>
  bool operator()() const {
    for (const code_point_range range : Set) {
      const char32_t numbers[]{range.first, range.last, range.first - 1, range.last + 1};
      for (const char32_t number : numbers) {
        if (!is_scalar_value(number)) continue;
        const utf8_sequence octets = encode(scalar_value::unchecked(number));
        const size_t expected = Set.contains(number) ? octets.size() : 0;
        if (match_front(octets, make_octet_automaton<Set>) != expected) return false;
        if (match_back(octets, make_backward_octet_automaton<Set>) != expected) return false;
        octet reversed[longest_sequence]{};
        for (size_t at = 0; at < octets.size(); ++at) reversed[at] = octets[octets.size() - 1 - at];
        unsigned state = make_backward_octet_automaton<Set>.start;
        using number_of_state = typename std::remove_cvref_t<decltype(make_backward_octet_automaton<Set>)>::state;
        for (size_t at = 0; at < octets.size(); ++at)
          state = make_backward_octet_automaton<Set>.next(static_cast<number_of_state>(state), reversed[at]);
        const auto last = static_cast<number_of_state>(state);
        if (make_backward_octet_automaton<Set>.accepts(last) != (expected > 0)) return false;
      }
    }
    return true;
  }
};
bool matches_all_members() { return some_sets::hold_for(matches_members{}); }

// Anything that holds bytes can be matched. An automaton of the other order is not taken, nor text of other forms.
constexpr unsigned char raw[]{0xCE, 0xB1, 0x00};
constexpr std::byte bytes[]{std::byte{0xCE}, std::byte{0xB1}};
static_assert(match_front(raw, greek) == 2 && match_back(raw, greek_from_behind) == 0);
static_assert(match_back(bytes, greek_from_behind) == 2);
static_assert(match_front(std::string_view{"\xCE\xB1"}, greek) == 2 && match_front(u8"\u03B1", greek) == 2);
template <class Text, class Members>
concept is_matched = requires(const Text& text, const Members& members) { match_front(text, members); };
template <class Text, class Members>
concept is_matched_from_behind = requires(const Text& text, const Members& members) { match_back(text, members); };
using forward = decltype(greek);
using backward = decltype(greek_from_behind);
static_assert(is_matched<std::string_view, forward> && !is_matched<std::string_view, backward>);
static_assert(!is_matched_from_behind<std::string_view, forward> && is_matched_from_behind<std::string_view, backward>);
static_assert(!is_matched<std::u16string_view, forward> && !is_matched<int, forward> &&
              !is_matched<std::string_view, int>);

// Exact sizes: three or four bytes for each transition, and an end for each state.
static_assert(sizeof all == 16 * 3 + 9 && sizeof all_from_behind == 14 * 3 + 7 && sizeof none == 4);
static_assert(greek.size() == 23 && sizeof greek == 62 * 3 + 23 && greek_from_behind.size() == 33);
static_assert(sizeof greek_from_behind == 158 * 3 + 33);
constexpr auto& large = make_octet_automaton<some_sets::random_large>;
static_assert(large.size() == 277 && sizeof large == large.transition_count() * 4 + 277 * 2);
static_assert(std::is_trivially_copyable_v<std::remove_cvref_t<forward>> && all == all);
static_assert(noexcept(greek.next(0, 0)) && noexcept(match_front("", greek)));
static_assert(noexcept(match_back("", greek_from_behind)));

int main() {
  return at_run_time(is_automaton_of_utf8_syntax, all_are_minimal, the_measure_can_fail, all_are_in_order,
                     matches_as_decoding_does,
                     matches_all_as_decoding_does, matches_all_members);
}
