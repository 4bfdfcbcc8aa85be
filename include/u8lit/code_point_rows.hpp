// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_ROWS_HPP
#define U8LIT_CODE_POINT_ROWS_HPP

#include <u8lit/code_point_row.hpp>
#include <u8lit/finding_names.hpp>
#include <u8lit/row_order.hpp>
#include <u8lit/value_numbers.hpp>
#include <u8lit/compiler/begin.hpp>

// Rows in any order, put in order: runs that are disjoint, each with the number of its value among the different ones.
// Rows that contradict each other are found and named.

namespace u8lit {

namespace invalid_rows {

// The refusal's name, and what it tells: the rows, counted from 1, and the scalar values that are in both.
template <size_t Number>
struct row_number;
template <class First>
struct from;
template <class Last>
struct to;
template <class Row, class OtherRow, class First, class Last>
struct overlap_with_different_values;

}  // namespace invalid_rows

struct well_formed_rows {};

template <class Finding>
inline constexpr bool is_well_formed_rows = false;
template <>
inline constexpr bool is_well_formed_rows<well_formed_rows> = true;
// The constraint on every table that is made of rows. A compiler that finds it unsatisfied prints the finding.
template <class Finding>
concept rows_agree = is_well_formed_rows<Finding>;

// Scalar values that have one value: the number of it among the different ones, or where `is_direct` itself.
struct numbered_run {
  char32_t first, last;
  unsigned value;
};

// What rows say, in order: disjoint runs of values other than the default. A run goes on as long as the value is equal.
template <size_t Capacity>
struct arranged_rows {
  numbered_run runs[Capacity + 1]{};
  size_t count = 0;
  // Each different value, the default first, as a number
  numbering<Capacity + 1> values{};
  // Bits of the largest value in the runs.
  unsigned bits = 1;
  bool is_direct = false;
  // If rows contradict each other, the first two of them, from 1 on, and what is in both.
  size_t left = 0, right = 0;
  code_point_range both{};

  U8LIT_ABI constexpr const numbered_run* begin() const noexcept { return runs; }
  U8LIT_ABI constexpr const numbered_run* end() const noexcept { return runs + count; }
  U8LIT_ABI constexpr size_t size() const noexcept { return count; }
  U8LIT_ABI constexpr any_number default_number() const noexcept { return is_direct ? values.content[0] : 0; }
};

namespace arranging {

template <class Value>
Value value_in(const code_point_row<Value>&) noexcept;
template <const auto& Rows>
using value_of = decltype(arranging::value_in(*u8lit::first_of(Rows)));

template <const auto& Rows, class Value>
U8LIT_ABI constexpr auto arranged(const Value& default_value) noexcept {
  constexpr size_t capacity = u8lit::count_of(Rows);
  arranged_rows<capacity> result;
  result.values.content[0] = arranging::key_of(default_value);
  if constexpr (capacity > 0) {
    const auto rows = u8lit::first_of(Rows);
    const numbers<capacity> order = arranging::order_of<capacity>(rows);
    finder<capacity + 1> find;
    unsigned farthest = order.at[0];
    for (const unsigned row : order.at) {
      const char32_t first = rows[row].unchecked_first, last = rows[row].unchecked_last, reached = rows[farthest].unchecked_last;
      if (row != farthest && first <= reached && !arranging::are_same(rows[row].value, rows[farthest].value)) {
        result.left = (row < farthest ? row : farthest) + 1;
        result.right = (row < farthest ? farthest : row) + 1;
        result.both = {first, last < reached ? last : reached};
        return result;
      }
      if (last > reached) farthest = row;
      const unsigned number = arranging::number_of(rows, row, default_value, result.values, find);
      if (number == 0) continue;
      numbered_run& before = result.runs[result.count == 0 ? 0 : result.count - 1];
      if (result.count == 0 || before.value != number || first > before.last + 1)
        result.runs[result.count++] = {first, last, number};
      else if (last > before.last)
        before.last = last;
    }
  }
  result.bits = u8lit::bits_of(result.values.contents - 1);
  if constexpr (is_number<Value>) {
    any_number all = 0;
    for (size_t number = 0; number < result.values.contents; ++number) all |= result.values.content[number];
    result.is_direct = bits_of(all) <= result.bits;
    for (size_t run = 0; run < result.count && result.is_direct; ++run)
      result.runs[run].value = static_cast<unsigned>(result.values.content[result.runs[run].value]);
  }
  return result;
}

// The value that is given, or else that of no arguments.
template <const auto& Rows, auto... Default>
U8LIT_ABI constexpr value_of<Rows> default_of() noexcept {
  static_assert(sizeof...(Default) <= 1);
  return value_of<Rows>{Default...};
}

}  // namespace arranging

template <const auto& Rows, auto... Default>
inline constexpr auto arranged_rows_of = arranging::arranged<Rows>(arranging::default_of<Rows, Default...>());

namespace arranging {

template <const auto& Rows, auto... Default>
U8LIT_ABI constexpr auto find_contradiction() noexcept {
  constexpr auto& arranged = arranged_rows_of<Rows, Default...>;
  if constexpr (arranged.left == 0) {
    return found_to_be<well_formed_rows>{};
  } else {
    using namespace invalid_rows;
    return found_to_be<overlap_with_different_values<row_number<arranged.left>, row_number<arranged.right>,
        from<finding::character_of<arranged.both.first>>, to<finding::character_of<arranged.both.last>>>>{};
  }
}

}  // namespace arranging

template <const auto& Rows, auto... Default>
using finding_of_rows = typename decltype(arranging::find_contradiction<Rows, Default...>())::type;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
