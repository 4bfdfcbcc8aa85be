// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/block_sequence.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Numbers in the order in which keys are first seen; 0 is given.
constexpr bool numbers_in_order() {
  interner<8> numbers;
  finder<8> find;
  numbers.content[0] = 42;
  return find.number_of(7, numbers) == 1 && find.number_of(42, numbers) == 0 && find.number_of(0, numbers) == 2 &&
         find.number_of(7, numbers) == 1 && find.number_of(0, numbers) == 2 && find.number_of(~0ull, numbers) == 3 &&
         numbers.contents == 4 && numbers.content[1] == 7 && numbers.content[2] == 0 && numbers.content[3] == ~0ull;
}
static_assert(numbers_in_order());

// As many as there is room for, whatever the keys: steps of every power of two, which collide in many hash tables.
template <size_t Capacity>
constexpr bool finds_all() {
  for (unsigned step = 0; step < 64; step += 9) {
    interner<Capacity> numbers;
    finder<Capacity> find;
    for (unsigned round = 0; round < 2; ++round) {
      for (any_number key = 0; key < Capacity; ++key) {
        const any_number shifted = key << step | key >> (63 - step);
        unsigned expected = 0;
        while (expected < numbers.contents && numbers.content[expected] != shifted) ++expected;
        if (find.number_of(shifted, numbers) != expected || numbers.content[expected] != shifted) return false;
      }
    }
  }
  return true;
}
static_assert(finds_all<1>() && finds_all<2>() && finds_all<9>());

static_assert(noexcept(finder<1>{}.number_of(0, *static_cast<interner<1>*>(nullptr))));

int main() { return at_run_time(numbers_in_order, finds_all<1>, finds_all<7>, finds_all<8>, finds_all<1000>); }
