// SPDX-License-Identifier: BSL-1.0
#include <u8lit/rfc3629/automaton.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Of sequences that begin alike, and of what is refused, so that text may end in more than one state.
constexpr syntax<3, 3> alike{{{octet_range{0, 5}, octet_range{0, 0}},
                              {octet_range{3, 7}, octet_range{1, 2}, octet_range{0xFF, 0xFF}},
                              {octet_range{0x80, 0xFF}}}};
constexpr automaton refusing{alike, syntax<1, 2>{{{octet_range{0xC0, 0xC0}, octet_range{0xFE, 0xFF}}}}};

// It goes from state to state as the automaton does that it is made of.
template <const auto& Automaton>
constexpr bool goes_as_the_automaton_does() {
  constexpr auto& compact = compact_automaton_of<Automaton>;
  for (unsigned value = 0; value <= 0xFF; ++value) {
    const auto each = static_cast<octet>(value);
    if (compact.next(compact.reject, each) != compact.reject) return false;
    for (octet from = compact.start; from < compact.size(); ++from) {
      const octet to = Automaton.next(from, each), reject = compact.reject;
      if (compact.next(from, each) != (to == Automaton.reject ? reject : to) || compact.accepts(from) != Automaton.accepts(from)) return false;
    }
  }
  return compact.size() == Automaton.size() && !compact.accepts(compact.reject);
}
static_assert(goes_as_the_automaton_does<automaton_of<utf8_syntax>>() && goes_as_the_automaton_does<refusing>());
static_assert(refusing.accepts(refusing.next(refusing.start, 0xC0)) && refusing.next(refusing.start, 0xC0) != refusing.start);

// 8 states, and 14 classes of octets: 00-7F, 80-8F, 90-9F, A0-BF, C0-C1, C2-DF, E0, E1-EC, ED, EE-EF, F0, F1-F3, F4, F5-FF.
static_assert(sizeof compact_automaton_of<automaton_of<utf8_syntax>> == 256 + 9 * 14 + 9);

constexpr syntax<0, 1> none{};
static_assert(goes_as_the_automaton_does<automaton_of<none>>() && compact_automaton_of<automaton_of<none>>.size() == 1);

int main() { return at_run_time(goes_as_the_automaton_does<automaton_of<utf8_syntax>>, goes_as_the_automaton_does<refusing>); }
