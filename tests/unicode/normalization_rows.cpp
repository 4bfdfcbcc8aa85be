// SPDX-License-Identifier: BSL-1.0
// Rows of NormalizationTest.txt at compile time; oracle/every_normalization.cpp takes the whole file.
#include "normalization_rows.hpp"

#include <cstddef>
#include <iterator>
#include <utility>

#include "../support/at_run_time.hpp"

template <std::size_t Index>
struct row {
  static_assert(are_normal_forms<char>(normalization_rows[Index]), "Index is that of the row");
  static constexpr bool holds = true;
};
template <std::size_t... Indices>
constexpr bool hold(std::index_sequence<Indices...>) {
  constexpr bool all[]{row<Indices>::holds...};
  return std::size(all) == std::size(normalization_rows);
}
static_assert(hold(std::make_index_sequence<std::size(normalization_rows)>{}));

template <class Unit>
bool hold_at_run_time() {
  for (const normal_forms& each : normalization_rows) {
    if (!are_normal_forms<Unit>(each)) return false;
  }
  return true;
}

int main() { return at_run_time(hold_at_run_time<char>, hold_at_run_time<char16_t>, hold_at_run_time<char32_t>); }
