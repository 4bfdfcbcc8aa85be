// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/octet_automaton.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// States are numbered from the accepting one towards the start; octet_automaton reverses the order.
constexpr auto& all = make_dfa<all_scalar_values>;
static_assert(all.size == 9 && all.transition_count() == 16);
static_assert(all.begins[1] == 0 && all.transitions[0].octets == utf8_tail && all.transitions[0].to == 0);
static_assert(all.begins[9] - all.begins[8] == 9 && all.transitions[all.begins[8]].octets == octet_range{0x00, 0x7F});

// Without alternatives there is only the start.
constexpr code_point_ranges<0> none;
static_assert(make_dfa<none>.size == 1 && make_dfa<none>.transition_count() == 0);

// Equal beginnings and ends are shared: A-Z and a-z of ASCII and of FULLWIDTH LATIN, EF BC A1-BA and EF BD 81-9A.
constexpr auto letters = make_code_points({{U'A', U'Z'}, {U'a', U'z'}, {U'\uFF21', U'\uFF3A'}, {U'\uFF41', U'\uFF5A'}});
static_assert(make_dfa<letters>.size == 5 && make_dfa<letters>.transition_count() == 7);

// Adjacent transitions to one state are merged, whichever ranges they come from: C3 80-8F, C4 80-8F, C5 80-8F.
constexpr auto columns = make_code_points({{0xC0, 0xCF}, {0x100, 0x10F}, {0x140, 0x14F}});
static_assert(make_dfa<columns>.size == 3 && make_dfa<columns>.transition_count() == 2);

// Builders work at run time, too.
bool makes_states_at_run_time() {
  auto grammar = utf8_syntax;
  const dfa_builder<9> made{grammar};
  if (made.size != all.size || made.transition_count() != all.transition_count()) return false;
  for (size_t at = 0; at < made.transition_count(); ++at) {
    if (made.transitions[at] != all.transitions[at]) return false;
  }
  return true;
}

int main() { return at_run_time(makes_states_at_run_time); }
