// SPDX-License-Identifier: BSL-1.0
// Texts are divided as rows of test files of Unicode say: forwards, backwards, and at every offset.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>

// At a boundary of sequences: found from each other in both directions, and one by one.
template <class Boundaries, class Row>
constexpr bool divides(const Row& row) {
  std::size_t size = 0;
  while (row.boundaries[size + 1] != '\0') ++size;
  for (std::size_t at = 0, first = 0; at <= size; ++at) {
    const bool is_boundary = row.boundaries[at] == '|';
    if (Boundaries::contain(row.text, size, at) != is_boundary) return false;
    if (!is_boundary || at == 0) continue;
    if (Boundaries::end_after(row.text, size, first) != at || Boundaries::begin_before(row.text, size, at) != first)
      return false;
    first = at;
  }
  return true;
}
// Part by part, because compilers limit the steps of one constant expression.
inline constexpr std::size_t rows_of_part = 64;
template <class Boundaries, const auto& Rows, std::size_t Part>
inline constexpr bool divides_part = [] {
  for (std::size_t at = Part * rows_of_part; at < std::size(Rows) && at < (Part + 1) * rows_of_part; ++at)
    if (!divides<Boundaries>(Rows[at])) return false;
  return true;
}();
template <class Boundaries, const auto& Rows>
inline constexpr bool divides_all = []<std::size_t... Parts>(std::index_sequence<Parts...>) {
  return (divides_part<Boundaries, Rows, Parts> && ...);
}(std::make_index_sequence<(std::size(Rows) + rows_of_part - 1) / rows_of_part>{});

template <class Boundaries, class Rows>
bool divides_all_at_run_time(const Rows& rows) {
  for (const auto& row : rows)
    if (!divides<Boundaries>(row)) return false;
  return true;
}
