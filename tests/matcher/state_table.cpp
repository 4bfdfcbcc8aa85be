// SPDX-License-Identifier: BSL-1.0
#include <u8lit/matcher/state_table.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Adjacent transitions to the same state are merged.
constexpr bool adds_transitions() {
  pending_state made{};
  made.add({0x80, 0x8F}, 1);
  made.add({0x90, 0x9F}, 1);
  made.add({0xA1, 0xA1}, 1);
  made.add({0xA2, 0xA2}, 2);
  return made.size == 3 && made.transitions[0].octets == octet_range{0x80, 0x9F} && made.transitions[0].to == 1 &&
         made.transitions[1].octets == octet_range{0xA1, 0xA1} && made.transitions[2].to == 2;
}
static_assert(adds_transitions());

// States with equal transitions are merged.
constexpr bool shares_states() {
  state_table<8, 8> all{};
  pending_state made{};
  const unsigned accepting = all.append(made);
  made.add({0x80, 0xBF}, accepting);
  const unsigned tail = all.find_or_append(made);
  made.add({0x80, 0xBF}, accepting);
  const unsigned same = all.find_or_append(made);
  made.add({0x80, 0xBE}, accepting);
  const unsigned other = all.find_or_append(made);
  made.add({0x80, 0xBF}, tail);
  const unsigned two_tails = all.find_or_append(made);
  made.add({0x80, 0x8F}, accepting);
  made.add({0x90, 0xBF}, tail);
  const unsigned last = all.find_or_append(made);
  return made.size == 0 && accepting == 0 && tail == 1 && same == tail && other == 2 && two_tails == 3 && last == 4 &&
         all.size == 5 && all.transition_count() == 5 && all.begins[last] == 3 && all.transitions[4].to == tail;
}
static_assert(shares_states());

// Many states, with colliding hashes: 4,096 states, each added twice.
bool shares_many() {
  static state_table<0x1002, 0x2000> all{};
  pending_state made{};
  all.append(made);
  for (unsigned time = 0; time < 2; ++time) {
    for (unsigned number = 0; number < 0x1000; ++number) {
      const octet low = static_cast<octet>(number & 0x3F), high = static_cast<octet>(0x80 | number >> 6);
      made.add({low, low}, 0);
      made.add({high, high}, 0);
      if (all.find_or_append(made) != number + 1) return false;
    }
  }
  return all.size == 0x1001;
}

static_assert(noexcept(pending_state{}.add({0, 0}, 0)));

int main() { return at_run_time(adds_transitions, shares_states, shares_many); }
