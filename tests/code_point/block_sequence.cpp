// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/block_sequence.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A group has as many values as 64 bits hold.
static_assert(stages::group_shift<1> == 6 && stages::group_shift<4> == 4 && stages::group_shift<8> == 3);
static_assert(stages::group_shift<16> == 2 && stages::group_shift<32> == 1 && stages::group_shift<64> == 0);
static_assert(stages::group_of_ones<8> == 0x0101'0101'0101'0101 && stages::group_of_ones<1> == ~0ull);
static_assert(stages::group_of_ones<64> == 1);

struct run {
  char32_t first, last;
  unsigned value;
};

// 8 values a group: 0 and 1 hold parts of runs, 3 to 6 are one group four times, and 2 is of default values.
inline constexpr run runs[]{{6, 9, 1}, {24, 53, 2}, {54, 55, 2}, {80, 80, 0}};
inline constexpr auto& groups = make_block_sequence<runs, 8, 0, 0>;
static_assert(groups.length == 7 && groups.runs == 4 && groups.key_count == 4 && groups.uses_default);
static_assert(groups.keys[0] == 0 && groups.keys[groups.ids[0]] == 0x0101'0000'0000'0000);
static_assert(groups.keys[groups.ids[1]] == 0x0101 && groups.ids[2] == 0 && groups.counts[2] == 1);
static_assert(groups.keys[groups.ids[3]] == 0x0202'0202'0202'0202 && groups.counts[3] == 4);

// Pairs of them: (0, 1), (2, 3), (4, 5), (6, default).
inline constexpr auto& pairs = make_block_sequence<runs, 8, 0, 1>;
static_assert(pairs.length == 4 && pairs.runs == 4 && pairs.key_count == 5 && !pairs.uses_default);
static_assert(pairs.distinct() == 4);
static_assert(pairs.keys[pairs.ids[0]] == (any_number{groups.ids[0]} << 32 | groups.ids[1]));
static_assert(pairs.keys[pairs.ids[1]] == groups.ids[3]);
static_assert(pairs.keys[pairs.ids[3]] == any_number{groups.ids[3]} << 32);
static_assert(make_block_sequence<runs, 8, 0, 3>.length == 1 && make_block_sequence<runs, 8, 0, 3>.runs == 1);

// A million numbers take a few steps.
inline constexpr run far[]{{0x10'0000, 0x10'FFFD, 1}};
static_assert(make_block_sequence<far, 8, 0, 0>.length == 0x2'2000 && make_block_sequence<far, 8, 0, 0>.runs == 3);
static_assert(make_block_sequence<far, 8, 0, 9>.length == 0x110 && make_block_sequence<far, 8, 0, 9>.runs == 3);

// Runs of the default value are ignored, and without runs there is no block.
inline constexpr run defaults[]{{0, 5, 7}, {9, 0x10'FFFF, 7}};
static_assert(make_block_sequence<defaults, 8, 7, 0>.length == 0 &&
              make_block_sequence<defaults, 8, 7, 0>.keys[0] == 0x0707'0707'0707'0707);
inline constexpr run nothing[]{{0, 0x10'FFFF, 0}};
static_assert(make_block_sequence<nothing, 8, 0, 0>.length == 0 && make_block_sequence<nothing, 8, 0, 4>.length == 0);

static_assert(noexcept(stages::make_groups<runs, 8, 0, 18>()) && noexcept(stages::make_pairs<18>(groups)));

constexpr bool the_same_at_run_time() {
  const auto made = stages::make_groups<runs, 8, 0, 18>();
  const auto halved = stages::make_pairs<18>(made);
  return made.length == groups.length && made.runs == groups.runs && halved.key_count == pairs.key_count &&
         halved.keys[1] == pairs.keys[1];
}
static_assert(the_same_at_run_time());

namespace interning {

// Ids are in the order in which keys are interned; 0 is reserved.
constexpr bool numbers_in_order() {
  interned_keys<8> numbers;
  interner<8> find;
  numbers.keys[0] = 42;
  return find.intern(7, numbers) == 1 && find.intern(42, numbers) == 0 && find.intern(0, numbers) == 2 &&
         find.intern(7, numbers) == 1 && find.intern(0, numbers) == 2 && find.intern(~0ull, numbers) == 3 &&
         numbers.key_count == 4 && numbers.keys[1] == 7 && numbers.keys[2] == 0 && numbers.keys[3] == ~0ull;
}
static_assert(numbers_in_order());

// As many keys as the capacity: steps of every power of two, which collide in many hash tables.
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

}  // namespace interning

int main() { return at_run_time(the_same_at_run_time, interning::numbers_in_order, interning::finds_all<1>,
                                interning::finds_all<7>, interning::finds_all<8>, interning::finds_all<1000>); }
