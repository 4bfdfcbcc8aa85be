// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_rows.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using sorting_rows::sort_indices;

struct row {
  char32_t unchecked_first;
};

// Rows by number, counted from 0; of those that begin alike, the first comes first.
inline constexpr row rows[]{{5}, {7}, {1}, {5}, {6}, {0}};
static_assert(sort_indices<6>(+rows).at[0] == 5 && sort_indices<6>(+rows).at[1] == 2 && sort_indices<6>(+rows).at[2] == 0);
static_assert(sort_indices<6>(+rows).at[3] == 3 && sort_indices<6>(+rows).at[4] == 4 && sort_indices<6>(+rows).at[5] == 1);
static_assert(sort_indices<1>(+rows).at[0] == 0 && noexcept(sort_indices<6>(+rows)));

// An array, and what has size().
struct range {
  constexpr const row* begin() const { return rows; }
  constexpr size_t size() const { return 6; }
};
static_assert(count_of(rows) == 6 && begin_of(rows) == rows);
static_assert(count_of(range{}) == 6 && begin_of(range{}) == rows);

template <size_t Size>
constexpr bool is_order(const row (&mixed)[Size]) {
  const auto found = sort_indices<Size>(+mixed);
  bool seen[Size]{};
  for (size_t at = 0; at < Size; ++at) {
    seen[found.at[at]] = true;
    if (at == 0) continue;
    const char32_t before = mixed[found.at[at - 1]].unchecked_first, here = mixed[found.at[at]].unchecked_first;
    if (before > here || (before == here && found.at[at - 1] > found.at[at])) return false;
  }
  for (const bool each : seen) {
    if (!each) return false;
  }
  return true;
}

// All sequences of seven of four different rows, and long ones.
constexpr bool every_order() {
  for (unsigned sequence = 0; sequence < 1 << 14; ++sequence) {
    row mixed[7]{};
    for (unsigned at = 0; at < 7; ++at) mixed[at].unchecked_first = sequence >> 2 * at & 3;
    if (!is_order(mixed)) return false;
  }
  return true;
}
constexpr bool long_ones() {
  row up[300]{}, down[300]{}, sawtooth[300]{}, mixed[300]{};
  for (unsigned at = 0; at < 300; ++at) {
    up[at].unchecked_first = at;
    down[at].unchecked_first = 300 - at;
    sawtooth[at].unchecked_first = at % 37;
    mixed[at].unchecked_first = at * 7919 % 301;
  }
  return is_order(up) && is_order(down) && is_order(sawtooth) && is_order(mixed);
}
static_assert(long_ones());

int main() { return at_run_time(every_order, long_ones); }
