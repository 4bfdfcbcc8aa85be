// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/indices.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using u8lit::detail::nth_argument;

struct immovable {
  int value;
  constexpr explicit immovable(int number) : value{number} {}
  immovable(const immovable&) = delete;
  immovable& operator=(const immovable&) = delete;
};

constexpr bool is_the_argument_itself() {
  int first = 1;
  const char second = 'b';
  immovable third{3};
  nth_argument<0>(first, second, third) = 4;
  return first == 4 && &nth_argument<1>(first, second, third) == &second && nth_argument<2>(first, second, third).value == 3 &&
         &nth_argument<0>(third) == &third;
}
static_assert(is_the_argument_itself());
static_assert(std::is_same_v<decltype(nth_argument<1>("a", "bc")), const char (&)[3]>);

template <std::size_t... Index>
constexpr bool are_all_in_place(u8lit::detail::indices<Index...>, auto... numbers) {
  const bool in_place[] = {nth_argument<Index>(numbers...) == Index...};
  for (const bool each : in_place) {
    if (!each) return false;
  }
  return true;
}
template <std::size_t... Index>
constexpr bool finds_each_of(u8lit::detail::indices<Index...> indices) {
  return are_all_in_place(indices, Index...);
}
constexpr bool finds_each_of_50() { return finds_each_of(u8lit::detail::indices_below<50>{}); }
static_assert(finds_each_of_50());

int main() { return at_run_time(is_the_argument_itself, finds_each_of_50); }
