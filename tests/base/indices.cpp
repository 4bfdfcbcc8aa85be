// SPDX-License-Identifier: BSL-1.0
#include <u8lit/base/indices.hpp>

#include <type_traits>
#include <utility>

#include "../support/at_run_time.hpp"

using u8lit::detail::indices, u8lit::detail::indices_below;

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

int main() { return at_run_time(adds_up); }
