// SPDX-License-Identifier: BSL-1.0
#include <u8lit/table/number_search.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Rows by number, and in another order: that of the values.
template <const auto& Rows>
constexpr const auto& by_key = text_rows::numbers<Rows, number_in_key>;
template <const auto& Rows>
constexpr const auto& by_value = text_rows::numbers<Rows, number_in_value>;
template <const auto& Rows, bool IsHashed = true>
constexpr auto keys = text_rows::make_numbers<by_key<Rows>, by_key<Rows>, IsHashed>();
template <const auto& Rows, bool IsHashed = true>
constexpr auto values = text_rows::make_numbers<by_value<Rows>, by_key<Rows>, IsHashed>();
template <const auto& Numbers, class Search>
constexpr bool is_searched_by = std::is_same_v<decltype(Numbers.search), Search>;

// Each kind of search, and the rows for which it is chosen.
inline constexpr number_row<short, short> in_a_row[] = {{3, -1}, {2, 300}, {4, 7}};
inline constexpr number_row<short, short> with_gaps[] = {{3, 0}, {-2, 3}, {4, 15}, {20, 27}};
inline constexpr number_row<int, int> apart[] = {{1, 90}, {100, 80}, {200, 70}, {300, 60}, {400, 5000},
                                                 {500, 40}, {600, 30}, {700, 20}, {800, 10}};
inline constexpr number_row<int, int> few_apart[] = {{1, 1000}, {100, -1}, {200, 7}, {300, 600}};
static_assert(std::is_same_v<decltype(keys<in_a_row>), const consecutive_numbers<short, 3>> &&
              is_searched_by<values<in_a_row>, ordered_numbers<short, 3>>);
static_assert(is_searched_by<keys<with_gaps>, dense_numbers<short, 4, 23>> &&
              is_searched_by<values<with_gaps>, dense_numbers<short, 4, 28>>);
static_assert(is_searched_by<keys<apart>, hashed_numbers<int, 9>> &&
              is_searched_by<values<apart>, hashed_numbers<int, 9>> &&
              is_searched_by<keys<apart, false>, ordered_numbers<int, 9>>);
static_assert(is_searched_by<keys<few_apart>, ordered_numbers<int, 4>>);

// Keys have ranks in their order. Values have those of their keys.
template <const auto& Rows, bool IsHashed = true>
constexpr bool finds_all() {
  size_t rank = 0;
  for (const auto& row : Rows) {
    size_t smaller = 0;
    for (const auto& other : Rows) {
      if (other.key < row.key) ++smaller;
    }
    if (keys<Rows, IsHashed>.rank_of(row.key) != smaller || keys<Rows, IsHashed>[smaller] != row.key) return false;
    if (values<Rows, IsHashed>.rank_of(row.value) != smaller || values<Rows, IsHashed>[smaller] != row.value)
      return false;
    ++rank;
  }
  for (int number = -5; number < 900; ++number) {
    bool is_key = false, is_value = false;
    for (const auto& row : Rows) {
      is_key = is_key || row.key == number;
      is_value = is_value || row.value == number;
    }
    if ((rank_of_number(keys<Rows, IsHashed>, number) != npos) != is_key) return false;
    if ((rank_of_number(values<Rows, IsHashed>, number) != npos) != is_value) return false;
  }
  return rank == keys<Rows, IsHashed>.size();
}
static_assert(finds_all<in_a_row>() && finds_all<with_gaps>() && finds_all<few_apart>() && finds_all<apart>() &&
              finds_all<apart, false>());

int main() { return at_run_time(finds_all<in_a_row>, finds_all<with_gaps>, finds_all<apart>, finds_all<apart, false>); }
