// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/table_iterator.hpp>

#include <iterator>
#include <ranges>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct squares {
  using value_type = size_t;
  constexpr size_t nth(size_t rank) const { return rank * rank; }
};
constexpr squares all;
using iterator = table_iterator<squares>;
static_assert(std::random_access_iterator<iterator> && std::sized_sentinel_for<iterator, iterator>);
static_assert(std::ranges::random_access_range<table_range<squares>> && std::ranges::sized_range<table_range<squares>>);

constexpr bool goes_everywhere() {
  iterator at{all, 3};
  const bool steps = *at == 9 && *++at == 16 && *at++ == 16 && at.rank() == 5 && *--at == 16 && *at-- == 16 && *at == 9;
  const bool jumps =
      *(at + 2) == 25 && *(2 + at) == 25 && *(at - 3) == 0 && at[1] == 16 && *(at += 4) == 49 && *(at -= 6) == 1;
  const iterator first{all, 0};
  return steps && jumps && at - first == 1 && first - at == -1 && first < at && at > first && first <= at &&
         at >= first && at != first && at == iterator{all, 1} && !(at < at) && at <= at && iterator{} == iterator{};
}
static_assert(goes_everywhere());

constexpr bool is_a_range() {
  const table_range<squares> range{{all, 2}, {all, 5}};
  size_t sum = 0;
  for (const size_t square : range) sum += square;
  return sum == 4 + 9 + 16 && range.size() == 3 && !range.empty() && range.nth(2) == 16;
}
static_assert(is_a_range());

int main() { return at_run_time(goes_everywhere, is_a_range); }
