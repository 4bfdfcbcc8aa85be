// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/reverse_dfa_builder.hpp>

#include "../support/some_sets.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail::reverse_prefix_sets;

// U+20AC is E2 82 AC: before 82 AC, that is 0AC of the number, stands E2; before all others nothing.
constexpr auto& euro = prefix_table_of<some_sets::one_of_3>;
static_assert(euro.size == 2 && euro.set_of_pair[0x0AC] == 1 && euro.set_of_pair[0x0AB] == 0 && euro.set_of_pair[0x0AD] == 0);
static_assert(euro.sets[1] == prefix_set{{1 << 2}});

// Of everything there are two: before A0 80 to BF BF all of E0-EF but ED, before 80 80 to 9F BF all but E0.
constexpr auto& all = prefix_table_of<some_sets::everything>;
static_assert(all.size == 3 && all.set_of_pair[0x000] == 1 && all.set_of_pair[0x7FF] == 1 && all.set_of_pair[0x800] == 2);
static_assert(all.sets[1] == prefix_set{{~word{1}, ~word{}, ~word{}, ~word{}, 0xFFFF}});
static_assert(all.sets[2] == prefix_set{{~(word{1} << 0xD), ~word{}, ~word{}, ~word{}, 0xFFFF}});

// Nothing, and what has no more than two octets.
static_assert(prefix_table_of<some_sets::nothing>.size == 1 && prefix_table_of<some_sets::ascii>.size == 1 && prefix_table_of<some_sets::one_of_2>.size == 1);

// In every set, for every scalar value of three octets or four: it is a member if its prefix is in the set of its pair.
// No two sets are equal.
struct hold_members {
  template <const auto& Set>
  bool operator()() const {
    const auto& found = prefix_table_of<Set>;
    for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
      const size_t prefix = number >> 12;
      const bool expected = number >= 0x800 && Set.contains(number);
      if ((found.sets[found.set_of_pair[number & 0xFFF]].words[prefix / 64] >> prefix % 64 & 1) != expected) return false;
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

int main() { return at_run_time(sets_hold_members); }
