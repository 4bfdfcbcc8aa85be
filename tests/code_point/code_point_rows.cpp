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
    if (run.first != expected[at].first || run.last != expected[at].last ||
        run.value != expected[at].value) return false;
  }
  return true;
}
using run = value_run;

// Rows in any order. Adjacent rows of equal values are one run, and rows of the default value none.
inline constexpr code_point_row<char> rows[]{{0x30, 0x39, 1}, {0x61, 0x7A, 2}, {0x3A, 0x3F, 1}, {0x41, 0x5A, 0},
                                             {0x20, 0x2F, 3}};
static_assert(are<make_sorted_rows<rows>>(run{0x20, 0x2F, 3}, run{0x30, 0x3F, 1}, run{0x61, 0x7A, 2}));
static_assert(make_sorted_rows<rows>.is_direct && make_sorted_rows<rows>.bits == 2);
static_assert(make_sorted_rows<rows>.default_number() == 0);

// Another default value makes other runs.
static_assert(are<make_sorted_rows<rows, 1>>(run{0x20, 0x2F, 3}, run{0x41, 0x5A, 0}, run{0x61, 0x7A, 2}));
static_assert(make_sorted_rows<rows, 1>.default_number() == 1);

// Rows may overlap or be nested if their values are equal.
inline constexpr code_point_row<bool> overlapping[]{{0x10, 0x30, true}, {0x18, 0x20, true}, {0x28, 0x40, true},
                                                    {0x41, true}, {0x10, true}};
static_assert(are<make_sorted_rows<overlapping>>(run{0x10, 0x41, 1}) && make_sorted_rows<overlapping>.bits == 1);

// Values that need more bits than their ids are replaced by ids, in the order of their runs.
inline constexpr code_point_row<int> large[]{{0x50, 1'000'000}, {0x40, -7}, {0x60, -7}};
static_assert(are<make_sorted_rows<large>>(run{0x40, 0x40, 1}, run{0x50, 0x50, 2}, run{0x60, 0x60, 1}));
static_assert(!make_sorted_rows<large>.is_direct && make_sorted_rows<large>.bits == 2);
static_assert(make_sorted_rows<large>.values.key_count == 3);

struct pair {
  int x, y;
  friend constexpr bool operator==(const pair&, const pair&) = default;
};
inline constexpr code_point_row<pair> pairs[]{{0x40, {1, 2}}, {0x42, {3, 4}}, {0x41, {1, 2}}};
static_assert(are<make_sorted_rows<pairs>>(run{0x40, 0x41, 1}, run{0x42, 0x42, 2}));
static_assert(are<make_sorted_rows<pairs, pair{1, 2}>>(run{0x42, 0x42, 1}));

// As a template argument, what is no row is refused softly, with every compiler.
template <code_point_row<int>>
struct of_row;
template <auto... Ends>
concept is_argument = requires { typename of_row<code_point_row<int>{Ends..., 1}>; };
static_assert(is_argument<U'a', U'z'> && is_argument<U'_'>);
static_assert(!is_argument<U'z', U'a'> && !is_argument<0xD7FF, 0xE000> && !is_argument<0xD800> &&
              !is_argument<'\xE9'>);

// Rows that conflict: the first two in the order of code points, and the scalar values in both.
using namespace invalid_rows;
using diagnostic::character_of;
inline constexpr code_point_row<int> contradiction[]{{0x61, 0x7A, 1}, {0x30, 0x39, 3}, {0x70, 0x80, 2}};
static_assert(std::is_same_v<diagnostic_of_rows<contradiction>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x70>>, to<character_of<0x7A>>>>);
inline constexpr code_point_row<int> inside[]{{0x4E01, 0x4E02, 2}, {0x100, 1}, {0x4E00, 0x4E10, 1}};
static_assert(std::is_same_v<diagnostic_of_rows<inside>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x4E01>>, to<character_of<0x4E02>>>>);
// A conflict with a row that reaches past the one before it, and one with the default value.
inline constexpr code_point_row<int> overlap_of_two[]{{0x100, 0x1FF, 1}, {0x110, 0x120, 1}, {0x130, 0x130, 0}};
static_assert(std::is_same_v<diagnostic_of_rows<overlap_of_two>,
    overlap_with_different_values<row_number<1>, row_number<3>, from<character_of<0x130>>, to<character_of<0x130>>>>);
static_assert(well_formed<diagnostic_of_rows<rows>> && well_formed<diagnostic_of_rows<overlapping>>);
static_assert(!well_formed<diagnostic_of_rows<inside>>);

// No rows, and one.
static_assert(make_sorted_rows<no_rows<code_point_row<int>>>.size() == 0);
static_assert(well_formed<diagnostic_of_rows<no_rows<code_point_row<int>>>>);
inline constexpr code_point_row<char32_t> one[]{{0x10'FFFF, U'x'}};
static_assert(are<make_sorted_rows<one>>(run{0x10'FFFF, 0x10'FFFF, 1}) && !make_sorted_rows<one>.is_direct);

static_assert(noexcept(code_point_rows::sort_rows<rows>('\0')));
static_assert(noexcept(make_sorted_rows<rows>.begin()) && noexcept(make_sorted_rows<rows>.default_number()));

constexpr bool the_same_at_run_time() {
  const auto made = code_point_rows::sort_rows<rows>('\0');
  return made.size() == 3 && made.runs[2].first == 0x61 && made.bits == 2 &&
      code_point_rows::sort_rows<inside>(0).right == 3;
}
static_assert(the_same_at_run_time());

namespace one_row {

enum class kind : unsigned char { other, letter, digit };

// Ranges and single scalar values, by numbers of any integer type.
inline constexpr code_point_row<kind> rows[]{{'A', 'Z', kind::letter}, {U'日', kind::letter},
                                             {0x0660, 0x0669, kind::digit}};
static_assert(rows[0].range().first == 0x41 && rows[0].range().last == 0x5A && rows[0].value == kind::letter);
static_assert(rows[1].range().first == 0x65E5 && rows[1].range().last == 0x65E5);
static_assert(rows[2].range() == code_point_range{0x0660, 0x0669});

// Next to the surrogates, and the first and last scalar values.
static_assert(code_point_row<int>{0, 0xD7FF, 1}.range().last == 0xD7FF);
static_assert(code_point_row<int>{0xE000, 0x10'FFFF, 1}.range().first == 0xE000);
static_assert(code_point_row<int>{0ll, 0x7Full, 1} == code_point_row<int>{'\0', '\x7F', 1});
static_assert(code_point_row<int>{u'\xD7FF', 2}.value == 2);
static_assert(code_point_row<int>{1, 2, 3} != code_point_row<int>{1, 2, 4});

// Values of any copyable type; those of structural types make structural rows.
struct bracket {
  char32_t other;
  bool opens;
  friend constexpr bool operator==(const bracket&, const bracket&) = default;
};
template <code_point_row<bracket> Row>
constexpr bracket argument = Row.value;
static_assert(argument<code_point_row<bracket>{'(', {')', true}}> == bracket{')', true});

static_assert(std::is_trivially_copyable_v<code_point_row<kind>> && sizeof(code_point_row<kind>) == 12);
static_assert(!std::is_constructible_v<code_point_row<int>, double, int> &&
              !std::is_constructible_v<code_point_row<int>, bool, int>);
static_assert(!std::is_default_constructible_v<code_point_row<int>>);

static_assert(noexcept(code_point_row<int>::unchecked(1, 2, 3)) && noexcept(rows[0].range()));
static_assert(noexcept(rows[0] == rows[1]));

constexpr bool unchecked_does_not_check() {
  const auto row = code_point_row<int>::unchecked(0xD800, 0, 7);
  return row.range() == code_point_range{0xD800, 0} && row.value == 7;
}
static_assert(unchecked_does_not_check());

}  // namespace one_row

namespace order {

using code_point_rows::sort_indices;

struct row {
  char32_t unchecked_first;
};

// Indices of rows, from 0. The sort is stable.
inline constexpr row rows[]{{5}, {7}, {1}, {5}, {6}, {0}};
static_assert(sort_indices<6>(+rows).elements[0] == 5 && sort_indices<6>(+rows).elements[1] == 2);
static_assert(sort_indices<6>(+rows).elements[2] == 0);
static_assert(sort_indices<6>(+rows).elements[3] == 3 && sort_indices<6>(+rows).elements[4] == 4);
static_assert(sort_indices<6>(+rows).elements[5] == 1);
static_assert(sort_indices<1>(+rows).elements[0] == 0 && noexcept(sort_indices<6>(+rows)));

// An array, and a container.
struct range {
  constexpr const row* begin() const { return rows; }
  constexpr size_t size() const { return 6; }
};
static_assert(count_of(rows) == 6 && begin_of(rows) == rows);
static_assert(count_of(range{}) == 6 && begin_of(range{}) == rows);

template <size_t Size>
constexpr bool is_order(const row (&mixed)[Size]) {
  const auto found = sort_indices<Size>(+mixed);
  bool seen[Size]{};
  for (size_t at = 0; at < Size; ++at) {
    seen[found.elements[at]] = true;
    if (at == 0) continue;
    const char32_t before = mixed[found.elements[at - 1]].unchecked_first,
                   here = mixed[found.elements[at]].unchecked_first;
    if (before > here || (before == here && found.elements[at - 1] > found.elements[at])) return false;
  }
  for (const bool each : seen) {
    if (!each) return false;
  }
  return true;
}

// All sequences of seven of four distinct rows, and long ones.
constexpr bool every_order() {
  for (unsigned sequence = 0; sequence < 1 << 14; ++sequence) {
    row mixed[7]{};
    for (unsigned at = 0; at < 7; ++at) mixed[at].unchecked_first = sequence >> 2 * at & 3;
    if (!is_order(mixed)) return false;
  }
  return true;
}
constexpr bool long_ones() {
  row up[300]{}, down[300]{}, sawtooth[300]{}, mixed[300]{};
  for (unsigned at = 0; at < 300; ++at) {
    up[at].unchecked_first = at;
    down[at].unchecked_first = 300 - at;
    sawtooth[at].unchecked_first = at % 37;
    mixed[at].unchecked_first = at * 7919 % 301;
  }
  return is_order(up) && is_order(down) && is_order(sawtooth) && is_order(mixed);
}
static_assert(long_ones());

}  // namespace order

namespace values {

using namespace u8lit::detail::code_point_rows;

enum class kind : signed char { unknown = -1, letter };
struct pair {
  short x, y;
  friend constexpr bool operator==(pair, pair) = default;
};
struct padded {
  char x;
  int y;
  friend constexpr bool operator==(padded, padded) = default;
};
struct pointing {
  const int* to;
  friend constexpr bool operator==(pointing, pointing) = default;
};
struct large {
  any_number x, y;
};

// Values are compared by their number, by their bits, or else by `==`.
static_assert(is_number<int> && is_number<bool> && is_number<kind> && is_number<char32_t> && !is_number<pair>);
static_assert(!is_number<scalar_value> && has_bits<scalar_value> && has_bits<pair> && !has_bits<int>);
static_assert(!has_bits<padded> && !has_bits<pointing> && !has_bits<large>);
static_assert(interning_key(-1) == ~0ull && interning_key(kind::unknown) == ~0ull && interning_key(true) == 1);
static_assert(interning_key(U'\u20AC') == 0x20AC);
static_assert(interning_key(scalar_value{0x20AC}) == 0x20AC && interning_key(padded{1, 2}) == 0);

// Every type: the default value has id 0, and equal values have equal ids.
template <class Value>
struct row {
  Value value;
};
template <class Value>
constexpr bool are_numbered(Value default_value, Value one, Value other) {
  const row<Value> rows[]{{one}, {default_value}, {other}, {one}, {other}, {default_value}};
  interned_keys<7> values;
  interner<7> ids;
  values.keys[0] = interning_key(default_value);
  const unsigned expected[]{1, 0, 2, 1, 2, 0};
  for (unsigned at = 0; at < 6; ++at) {
    if (intern_value(+rows, at, default_value, values, ids) != expected[at]) return false;
  }
  return values.key_count == 3;
}
constexpr bool numbers_of_every_type() {
  return are_numbered(0, -1, 1'000'000) && are_numbered(U'x', U'\0', U'y') &&
      are_numbered(pair{1, 2}, pair{0, 0}, pair{2, 1}) &&
         are_numbered(padded{'a', 1}, padded{'a', 2}, padded{'b', 1}) &&
         are_numbered(kind::letter, kind::unknown, kind{7});
}
static_assert(numbers_of_every_type());

}  // namespace values

int main() { return at_run_time(the_same_at_run_time, one_row::unchecked_does_not_check, order::every_order,
                                order::long_ones, values::numbers_of_every_type); }
