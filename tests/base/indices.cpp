// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/indices.hpp>

#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using u8lit::detail::indices, u8lit::detail::indices_below, u8lit::detail::nth_argument;

static_assert(std::is_same_v<indices_below<0>, indices<>>);
static_assert(std::is_same_v<indices_below<1>, indices<0>>);
static_assert(std::is_same_v<indices_below<3>, indices<0, 1, 2>>);

// The standard library's.
template <std::size_t... Index>
constexpr indices<Index...> as_indices(std::index_sequence<Index...>) {
  return {};
}
static_assert(std::is_same_v<indices_below<1000>, decltype(as_indices(std::make_index_sequence<1000>{}))>);

template <std::size_t... Index>
constexpr std::size_t sum(indices<Index...>) {
  return (std::size_t{0} + ... + Index);
}
constexpr bool adds_up() { return sum(indices_below<100>{}) == 4950; }
static_assert(adds_up());

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
  return first == 4 && &nth_argument<1>(first, second, third) == &second &&
         nth_argument<2>(first, second, third).value == 3 &&
         &nth_argument<0>(third) == &third;
}
static_assert(is_the_argument_itself());
static_assert(std::is_same_v<decltype(nth_argument<1>("a", "bc")), const char (&)[3]>);

template <std::size_t... Index>
constexpr bool are_all_in_place(indices<Index...>, auto... numbers) {
  const bool in_place[] = {nth_argument<Index>(numbers...) == Index...};
  for (const bool each : in_place) {
    if (!each) return false;
  }
  return true;
}
template <std::size_t... Index>
constexpr bool finds_each_of(indices<Index...> all) {
  return are_all_in_place(all, Index...);
}
constexpr bool finds_each_of_50() { return finds_each_of(indices_below<50>{}); }
static_assert(finds_each_of_50());

int main() { return at_run_time(adds_up, is_the_argument_itself, finds_each_of_50); }
