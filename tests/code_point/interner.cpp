// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/block_sequence.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Numbers in the order in which keys are first seen; 0 is given.
constexpr bool numbers_in_order() {
  interned_keys<8> numbers;
  interner<8> find;
  numbers.keys[0] = 42;
  return find.intern(7, numbers) == 1 && find.intern(42, numbers) == 0 && find.intern(0, numbers) == 2 &&
         find.intern(7, numbers) == 1 && find.intern(0, numbers) == 2 && find.intern(~0ull, numbers) == 3 &&
         numbers.key_count == 4 && numbers.keys[1] == 7 && numbers.keys[2] == 0 && numbers.keys[3] == ~0ull;
}
static_assert(numbers_in_order());

// As many as there is room for, whatever the keys: steps of every power of two, which collide in many hash tables.
template <size_t Capacity>
constexpr bool finds_all() {
  for (unsigned step = 0; step < 64; step += 9) {
    interned_keys<Capacity> numbers;
    interner<Capacity> find;
    for (unsigned round = 0; round < 2; ++round) {
      for (any_number key = 0; key < Capacity; ++key) {
        const any_number shifted = key << step | key >> (63 - step);
        unsigned expected = 0;
        while (expected < numbers.key_count && numbers.keys[expected] != shifted) ++expected;
        if (find.intern(shifted, numbers) != expected || numbers.keys[expected] != shifted) return false;
      }
    }
  }
  return true;
}
static_assert(finds_all<1>() && finds_all<2>() && finds_all<9>());

static_assert(noexcept(interner<1>{}.intern(0, *static_cast<interned_keys<1>*>(nullptr))));

int main() { return at_run_time(numbers_in_order, finds_all<1>, finds_all<7>, finds_all<8>, finds_all<1000>); }
