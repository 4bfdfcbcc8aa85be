// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_rows.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

template <const auto& Sorted, class... Runs>
constexpr bool are(Runs... runs) {
  const value_run expected[]{runs...};
  if (Sorted.left != 0 || Sorted.size() != sizeof...(Runs)) return false;
  for (size_t at = 0; at < sizeof...(Runs); ++at) {
    const value_run run = Sorted.begin()[at];
    if (run.first != expected[at].first || run.last != expected[at].last || run.value != expected[at].value) return false;
  }
  return true;
}
using run = value_run;

// In any order; what touches and has equal values is one run, and what has the default is none.
inline constexpr code_point_row<char> rows[]{{0x30, 0x39, 1}, {0x61, 0x7A, 2}, {0x3A, 0x3F, 1}, {0x41, 0x5A, 0}, {0x20, 0x2F, 3}};
static_assert(are<sorted_rows_of<rows>>(run{0x20, 0x2F, 3}, run{0x30, 0x3F, 1}, run{0x61, 0x7A, 2}));
static_assert(sorted_rows_of<rows>.is_direct && sorted_rows_of<rows>.bits == 2 && sorted_rows_of<rows>.default_number() == 0);

// With another default the runs are others.
static_assert(are<sorted_rows_of<rows, 1>>(run{0x20, 0x2F, 3}, run{0x41, 0x5A, 0}, run{0x61, 0x7A, 2}));
static_assert(sorted_rows_of<rows, 1>.default_number() == 1);

// Rows may overlap, and one may be in another, if their values are equal.
inline constexpr code_point_row<bool> overlapping[]{{0x10, 0x30, true}, {0x18, 0x20, true}, {0x28, 0x40, true}, {0x41, true}, {0x10, true}};
static_assert(are<sorted_rows_of<overlapping>>(run{0x10, 0x41, 1}) && sorted_rows_of<overlapping>.bits == 1);

// Values that need more bits as they are than by number are numbered in the order of their runs.
inline constexpr code_point_row<int> large[]{{0x50, 1'000'000}, {0x40, -7}, {0x60, -7}};
static_assert(are<sorted_rows_of<large>>(run{0x40, 0x40, 1}, run{0x50, 0x50, 2}, run{0x60, 0x60, 1}));
static_assert(!sorted_rows_of<large>.is_direct && sorted_rows_of<large>.bits == 2 && sorted_rows_of<large>.values.key_count == 3);

struct pair {
  int x, y;
  friend constexpr bool operator==(const pair&, const pair&) = default;
};
inline constexpr code_point_row<pair> pairs[]{{0x40, {1, 2}}, {0x42, {3, 4}}, {0x41, {1, 2}}};
static_assert(are<sorted_rows_of<pairs>>(run{0x40, 0x41, 1}, run{0x42, 0x42, 2}));
static_assert(are<sorted_rows_of<pairs, pair{1, 2}>>(run{0x42, 0x42, 1}));

// Rows that contradict each other: the first in order of code points, and what is in both.
using namespace invalid_rows;
using diagnostic::character_of;
inline constexpr code_point_row<int> contradiction[]{{0x61, 0x7A, 1}, {0x30, 0x39, 3}, {0x70, 0x80, 2}};
static_assert(std::is_same_v<diagnostic_of_rows<contradiction>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x70>>, to<character_of<0x7A>>>>);
inline constexpr code_point_row<int> inside[]{{0x4E01, 0x4E02, 2}, {0x100, 1}, {0x4E00, 0x4E10, 1}};
static_assert(std::is_same_v<diagnostic_of_rows<inside>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x4E01>>, to<character_of<0x4E02>>>>);
// Behind a row that goes farther than the one before it, and against the default.
inline constexpr code_point_row<int> behind[]{{0x100, 0x1FF, 1}, {0x110, 0x120, 1}, {0x130, 0x130, 0}};
static_assert(std::is_same_v<diagnostic_of_rows<behind>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x130>>, to<character_of<0x130>>>>);
static_assert(rows_agree<diagnostic_of_rows<rows>> && rows_agree<diagnostic_of_rows<overlapping>> && !rows_agree<diagnostic_of_rows<inside>>);

// No rows, and one.
static_assert(sorted_rows_of<no_rows<code_point_row<int>>>.size() == 0 && rows_agree<diagnostic_of_rows<no_rows<code_point_row<int>>>>);
inline constexpr code_point_row<char32_t> one[]{{0x10'FFFF, U'x'}};
static_assert(are<sorted_rows_of<one>>(run{0x10'FFFF, 0x10'FFFF, 1}) && !sorted_rows_of<one>.is_direct);

static_assert(noexcept(sorting_rows::sort_rows<rows>('\0')));
static_assert(noexcept(sorted_rows_of<rows>.begin()) && noexcept(sorted_rows_of<rows>.default_number()));

constexpr bool the_same_at_run_time() {
  const auto made = sorting_rows::sort_rows<rows>('\0');
  return made.size() == 3 && made.runs[2].first == 0x61 && made.bits == 2 && sorting_rows::sort_rows<inside>(0).right == 3;
}
static_assert(the_same_at_run_time());

int main() { return at_run_time(the_same_at_run_time); }
