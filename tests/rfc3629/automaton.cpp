// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/automaton.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Whether the octets match the syntax, without an automaton. For syntaxes in which no character is a prefix of another,
// such as that of UTF-8.
template <size_t Alternatives, size_t Longest>
constexpr bool matches(const syntax<Alternatives, Longest>& grammar, const octet* octets, size_t size) {
  while (size > 0) {
    size_t length = 0;
    for (const auto& each : grammar.alternatives) {
      if (each.size > size) continue;
      size_t at = 0;
      while (at < each.size && each.octets[at].contains(octets[at])) ++at;
      if (at == each.size) length = each.size;
    }
    if (length == 0) return false;
    octets += length;
    size -= length;
  }
  return true;
}

template <const auto& Syntax>
constexpr octet state_after(const octet* octets, size_t size) {
  using machine = std::remove_cvref_t<decltype(make_automaton<Syntax>)>;
  octet state = machine::start;
  for (size_t at = 0; at < size; ++at) state = make_automaton<Syntax>.next(state, octets[at]);
  return state;
}

// Every string of up to `Longest` octets of the alphabet is accepted by both or neither.
template <const auto& Syntax, const auto& Alphabet, size_t Longest>
constexpr bool accepts_what_matches() {
  using machine = std::remove_cvref_t<decltype(make_automaton<Syntax>)>;
  constexpr size_t letters = sizeof Alphabet;
  for (size_t size = 0, strings = 1; size <= Longest; ++size, strings *= letters) {
    for (size_t string = 0; string < strings; ++string) {
      octet octets[Longest + 1]{};
      size_t rest = string;
      for (size_t at = 0; at < size; ++at, rest /= letters) octets[at] = Alphabet[rest % letters];
      if (matches(Syntax, octets, size) != (state_after<Syntax>(octets, size) == machine::start)) return false;
    }
  }
  return true;
}

// The first and the last octet of each range of octets that RFC 3629 section 4 distinguishes.
constexpr octet edges[]{0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0,
                        0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
constexpr octet few[]{0x7F, 0x8F, 0xA0, 0xC2, 0xE0, 0xED, 0xF0, 0xF4};
static_assert(accepts_what_matches<utf8_syntax, edges, 1>() && accepts_what_matches<utf8_syntax, few, 2>());

// Eight live states: the beginning, one, two or three more octets, and after E0, ED, F0 and F4.
using utf8_automaton = automaton<9, 4>;
inline constexpr const utf8_automaton& utf8 = make_automaton<utf8_syntax>;
static_assert(utf8.size() == 8);
constexpr octet start = utf8_automaton::start, reject = utf8_automaton::reject;
static_assert(start != reject && reject >= utf8.size());
static_assert(utf8.next(start, 0x41) == start && utf8.next(start, 0x80) == reject && utf8.next(start, 0xC1) == reject);
static_assert(utf8.next(start, 0xC2) == utf8.next(start, 0xDF) && utf8.next(start, 0xE1) == utf8.next(start, 0xEF));
static_assert(utf8.next(start, 0xE0) != utf8.next(start, 0xE1) && utf8.next(start, 0xED) != utf8.next(start, 0xE0));
static_assert(utf8.next(utf8.next(start, 0xE0), 0xA0) == utf8.next(start, 0xC2));
static_assert(utf8.next(utf8.next(start, 0xF4), 0x8F) == utf8.next(start, 0xE1));

constexpr bool reject_is_the_end_and_live_states_live() {
  for (unsigned value = 0; value <= 0xFF; ++value) {
    if (utf8.next(reject, static_cast<octet>(value)) != reject) return false;
  }
  for (octet from = 0; from < utf8.size(); ++from) {
    bool live = false;
    for (unsigned value = 0; value <= 0xFF; ++value) {
      const octet next = utf8.next(from, static_cast<octet>(value));
      if (next != reject && next >= utf8.size()) return false;
      live = live || next != reject;
    }
    if (!live) return false;
  }
  return true;
}
static_assert(reject_is_the_end_and_live_states_live());

// Other syntaxes, other automata: the six octets of RFC 2279, and characters that end alike but begin differently.
constexpr syntax<6, 6> rfc_2279{{
    {octet_range{0x00, 0x7F}},
    {octet_range{0xC0, 0xDF}, utf8_tail},
    {octet_range{0xE0, 0xEF}, utf8_tail, utf8_tail},
    {octet_range{0xF0, 0xF7}, utf8_tail, utf8_tail, utf8_tail},
    {octet_range{0xF8, 0xFB}, utf8_tail, utf8_tail, utf8_tail, utf8_tail},
    {octet_range{0xFC, 0xFD}, utf8_tail, utf8_tail, utf8_tail, utf8_tail, utf8_tail},
}};
constexpr octet of_rfc_2279[]{0x7F, 0x80, 0xBF, 0xC0, 0xE0, 0xF8, 0xFD, 0xFE};
static_assert(make_automaton<rfc_2279>.size() == 6 && accepts_what_matches<rfc_2279, of_rfc_2279, 2>());

constexpr syntax<3, 3> common_ends{{
    {octet_range{1, 3}, octet_range{5, 5}, octet_range{7, 8}},
    {octet_range{2, 4}, octet_range{5, 6}, octet_range{7, 8}},
    {octet_range{9, 9}, octet_range{7, 8}},
}};
constexpr octet below_ten[]{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static_assert(accepts_what_matches<common_ends, below_ten, 2>() && make_automaton<common_ends>.size() == 5);

// What must follow 1 and 2 is the same, in another order.
constexpr syntax<4, 2> other_order{{
    {octet_range{1, 1}, octet_range{5, 5}},
    {octet_range{1, 1}, octet_range{7, 7}},
    {octet_range{2, 2}, octet_range{7, 7}},
    {octet_range{2, 2}, octet_range{5, 5}},
}};
static_assert(make_automaton<other_order>.size() == 2 && accepts_what_matches<other_order, below_ten, 2>());

// Which of them two octets may begin is another set for every two: 10 sets, and 4 for one octet.
constexpr syntax<4, 3> alike{{
    {octet_range{0, 0}, octet_range{0, 3}, octet_range{0, 0}},
    {octet_range{0, 1}, octet_range{0, 2}, octet_range{1, 1}},
    {octet_range{0, 2}, octet_range{0, 1}, octet_range{2, 2}},
    {octet_range{0, 3}, octet_range{0, 0}, octet_range{3, 3}},
}};
static_assert(make_automaton<alike>.size() == 15 && accepts_what_matches<alike, below_ten, 3>());

// Without alternatives, only the empty text is accepted.
constexpr syntax<0, 4> none{};
static_assert(make_automaton<none>.size() == 1 && accepts_what_matches<none, few, 1>());

// Of refused sequences that characters make the automaton knows how much was read, and text may end there, but not
// after the last octet. What characters do not make leads nowhere, as without.
static_assert(utf8.accepts(start) && !utf8.accepts(utf8.next(start, 0xE2)) && !utf8.accepts(reject));
constexpr syntax<2, 1> letters{{{octet_range{'a', 'a'}}, {octet_range{'b', 'b'}}}};
constexpr automaton no_abb{letters,
                           syntax<1, 3>{{{octet_range{'a', 'a'}, octet_range{'b', 'c'}, octet_range{'b', 'b'}}}}};
constexpr octet after_a = no_abb.next(start, 'a'), after_ab = no_abb.next(after_a, 'b');
static_assert(no_abb.size() == 3 && no_abb.accepts(after_a) && no_abb.accepts(after_ab) &&
              no_abb.next(start, 'b') == start);
static_assert(no_abb.next(after_a, 'a') == after_a && no_abb.next(after_ab, 'a') == after_a &&
              no_abb.next(after_ab, 'b') == reject);
static_assert(no_abb.next(after_a, 'c') == reject && no_abb.next(start, 'c') == reject);

static_assert(std::is_trivially_copyable_v<utf8_automaton> && !std::is_convertible_v<syntax<9, 4>, utf8_automaton>);
static_assert(noexcept(automaton{utf8_syntax}) && noexcept(utf8.size()) && noexcept(utf8.next(start, 0)));

constexpr bool is_derived_at_run_time_too() {
  const automaton made{utf8_syntax};
  for (octet from = 0; from < utf8.size(); ++from) {
    for (unsigned value = 0; value <= 0xFF; ++value) {
      if (made.next(from, static_cast<octet>(value)) != utf8.next(from, static_cast<octet>(value))) return false;
    }
  }
  return made.size() == utf8.size();
}

// The compact form. An automaton of sequences that begin alike, and of excluded ones, so that text may end in several
// states.
constexpr syntax<3, 3> refusing_syntax{{{octet_range{0, 5}, octet_range{0, 0}},
                              {octet_range{3, 7}, octet_range{1, 2}, octet_range{0xFF, 0xFF}},
                              {octet_range{0x80, 0xFF}}}};
constexpr automaton refusing{refusing_syntax, syntax<1, 2>{{{octet_range{0xC0, 0xC0}, octet_range{0xFE, 0xFF}}}}};

// It has the transitions of the automaton that it is built from.
template <const auto& Automaton>
constexpr bool has_its_transitions() {
  constexpr auto& compact = make_compact_automaton<Automaton>;
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const auto each = static_cast<octet>(value);
    if (compact.next(compact.reject, each) != compact.reject) return false;
    for (octet from = compact.start; from < compact.size(); ++from) {
      const octet to = Automaton.next(from, each), rejecting = compact.reject;
      if (compact.next(from, each) != (to == Automaton.reject ? rejecting : to) ||
          compact.accepts(from) != Automaton.accepts(from)) return false;
    }
  }
  return compact.size() == Automaton.size() && !compact.accepts(compact.reject);
}
static_assert(has_its_transitions<make_automaton<utf8_syntax>>() && has_its_transitions<refusing>());
static_assert(refusing.accepts(refusing.next(refusing.start, 0xC0)) &&
              refusing.next(refusing.start, 0xC0) != refusing.start);

// 8 states, and 14 classes of octets: 00-7F, 80-8F, 90-9F, A0-BF, C0-C1, C2-DF, E0, E1-EC, ED, EE-EF, F0, F1-F3, F4,
// F5-FF.
static_assert(sizeof make_compact_automaton<make_automaton<utf8_syntax>> == 256 + 9 * 14 + 9);

static_assert(has_its_transitions<make_automaton<none>>() && make_compact_automaton<make_automaton<none>>.size() == 1);

int main() {
  return at_run_time(accepts_what_matches<utf8_syntax, edges, 4>, accepts_what_matches<utf8_syntax, few, 5>,
                     accepts_what_matches<rfc_2279, of_rfc_2279, 6>, accepts_what_matches<common_ends, below_ten, 5>,
                     reject_is_the_end_and_live_states_live, is_derived_at_run_time_too,
                     has_its_transitions<make_automaton<utf8_syntax>>, has_its_transitions<refusing>);
}
