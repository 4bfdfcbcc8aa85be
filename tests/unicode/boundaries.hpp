// SPDX-License-Identifier: BSL-1.0
// Texts are divided as rows of test files of Unicode say: forwards, backwards, and at every offset.
#pragma once

#include <u8lit/encoding/encode.hpp>
#include <u8lit/text/text_view.hpp>

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

// Over all texts of so many samples: the same boundaries forwards, backwards, and one by one.
template <class Boundaries, std::size_t Size, std::size_t Samples>
bool agrees_with_itself(const char32_t (&samples)[Samples]) {
  std::size_t texts = 1;
  for (std::size_t at = 0; at < Size; ++at) texts *= Samples;
  for (std::size_t number = 0; number < texts; ++number) {
    char32_t text[Size]{};
    for (std::size_t at = 0, rest = number; at < Size; ++at, rest /= Samples) text[at] = samples[rest % Samples];
    for (std::size_t at = 0; at < Size;) {
      const std::size_t end = Boundaries::end_after(text, Size, at);
      if (end <= at || end > Size || Boundaries::begin_before(text, Size, end) != at) return false;
      for (std::size_t each = at; each <= end; ++each)
        if (Boundaries::contain(text, Size, each) != (each == at || each == end)) return false;
      at = end;
    }
  }
  return true;
}

// A text in another encoding form, with the same boundaries before its code units.
template <class Unit>
struct divided_text {
  Unit units[512]{};
  bool is_boundary[513]{};
  std::size_t size = 0;

  template <class Row>
  constexpr explicit divided_text(const Row& row) {
    std::size_t at = 0;
    for (; row.boundaries[at + 1] != '\0'; ++at) {
      is_boundary[size] = row.boundaries[at] == '|';
      size += u8lit::encode_to(units + size, u8lit::scalar_value::unchecked(row.text[at]));
    }
    is_boundary[size] = row.boundaries[at] == '|';
  }
};
// The public functions find them at every code unit.
template <class Unit, class Segments, class IsBoundary, class Row>
constexpr bool divides_in_form(const Segments& segments, const IsBoundary& is_boundary, const Row& row) {
  const divided_text<Unit> expected{row};
  const auto text = u8lit::text_view<Unit>::unchecked(expected.units, expected.size);
  for (std::size_t at = 0; at <= expected.size; ++at)
    if (is_boundary(text, at) != expected.is_boundary[at]) return false;
  if (is_boundary(text, expected.size + 1)) return false;
  const auto parts = segments(text);
  std::size_t at = 0, count = 0;
  for (const u8lit::text_view<Unit> part : parts) {
    if (part.data() != text.data() + at || part.empty()) return false;
    at += part.size();
    if (!expected.is_boundary[at]) return false;
    ++count;
  }
  for (auto each = parts.end(), first = parts.begin(); each != first; --count) {
    --each;
    at -= (*each).size();
    if ((*each).data() != text.data() + at || !expected.is_boundary[at]) return false;
  }
  return at == 0 && count == 0;
}
template <class Segments, class IsBoundary, class Rows>
bool divides_in_each_form(const Segments& segments, const IsBoundary& is_boundary, const Rows& rows) {
  for (const auto& row : rows) {
    if (!divides_in_form<char>(segments, is_boundary, row) || !divides_in_form<char16_t>(segments, is_boundary, row) ||
        !divides_in_form<char32_t>(segments, is_boundary, row))
      return false;
  }
  return true;
}
