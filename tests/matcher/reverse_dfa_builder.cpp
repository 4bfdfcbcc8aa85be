// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/reverse_dfa_builder.hpp>

#include <u8lit/code_point/code_point_ranges.hpp>

#include "../support/at_run_time.hpp"
#include "../support/some_sets.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// States are numbered from the accepting one towards the start; octet_automaton reverses the order.
constexpr auto& all = make_reverse_dfa<all_scalar_values>;
static_assert(all.size == 7 && all.transition_count() == 14);
static_assert(all.begins[7] - all.begins[6] == 2 && all.transitions[all.begins[6]].octets == octet_range{0x00, 0x7F});
static_assert(all.transitions[all.begins[6] + 1].octets == continuation);

// The empty set has only the start; ASCII, the start and the accepting state.
constexpr code_point_ranges<0> none;
static_assert(make_reverse_dfa<none>.size == 1 && make_reverse_dfa<none>.transition_count() == 0);
constexpr auto ascii = make_code_points({{0x00, 0x7F}});
static_assert(make_reverse_dfa<ascii>.size == 2 && make_reverse_dfa<ascii>.transition_count() == 1);

// Backward, equal beginnings are shared: 80-8F, then C3-C5 without C4 80.
constexpr auto columns = make_code_points({{0xC0, 0xCF}, {0x101, 0x10F}, {0x140, 0x14F}});
static_assert(make_reverse_dfa<columns>.size == 4 && make_reverse_dfa<columns>.transition_count() == 5);

namespace prefix_sets {

using namespace u8lit::detail::reverse_prefix_sets;

// U+20AC is E2 82 AC: E2 precedes the pair 82 AC, 0AC of the number; nothing precedes the others.
constexpr auto& euro = make_prefix_table<some_sets::one_of_3>;
static_assert(euro.size == 2 && euro.set_of_pair[0x0AC] == 1 && euro.set_of_pair[0x0AB] == 0);
static_assert(euro.set_of_pair[0x0AD] == 0);
static_assert(euro.sets[1] == prefix_set{{1 << 2}});

// All scalar values have two sets: all of E0-EF but ED before A0 80 to BF BF, all but E0 before 80 80 to 9F BF.
constexpr auto& all = make_prefix_table<some_sets::everything>;
static_assert(all.size == 3 && all.set_of_pair[0x000] == 1 && all.set_of_pair[0x7FF] == 1);
static_assert(all.set_of_pair[0x800] == 2);
static_assert(all.sets[1] == prefix_set{{~word{1}, ~word{}, ~word{}, ~word{}, 0xFFFF}});
static_assert(all.sets[2] == prefix_set{{~(word{1} << 0xD), ~word{}, ~word{}, ~word{}, 0xFFFF}});

// The empty set, and sequences of one or two octets.
static_assert(make_prefix_table<some_sets::nothing>.size == 1 && make_prefix_table<some_sets::ascii>.size == 1);
static_assert(make_prefix_table<some_sets::one_of_2>.size == 1);

// For every set and every scalar value of three or four octets: it is a member if its prefix is in the set of its pair.
// All sets are distinct.
struct hold_members {
  template <const auto& Set>
  bool operator()() const {
    const auto& found = make_prefix_table<Set>;
    for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
      const size_t prefix = number >> 12;
      const bool expected = number >= 0x800 && Set.contains(number);
      const auto& set = found.sets[found.set_of_pair[number & 0xFFF]];
      if ((set.words[prefix / 64] >> prefix % 64 & 1) != expected) return false;
    }
    for (size_t left = 0; left < found.size; ++left) {
      for (size_t right = 0; right < left; ++right) {
        if (found.sets[left] == found.sets[right]) return false;
      }
    }
    return true;
  }
};
bool sets_hold_members() { return some_sets::hold_for(hold_members{}); }

}  // namespace prefix_sets

int main() { return at_run_time(prefix_sets::sets_hold_members); }
