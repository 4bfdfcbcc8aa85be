// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/code_point_rows.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::detail::sorting_rows;

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

// What tells values from each other: their number, their bits, or else a comparison.
static_assert(is_number<int> && is_number<bool> && is_number<kind> && is_number<char32_t> && !is_number<pair>);
static_assert(!is_number<scalar_value> && has_bits<scalar_value> && has_bits<pair> && !has_bits<int>);
static_assert(!has_bits<padded> && !has_bits<pointing> && !has_bits<large>);
static_assert(key_of(-1) == ~0ull && key_of(kind::unknown) == ~0ull && key_of(true) == 1 && key_of(U'\u20AC') == 0x20AC);
static_assert(key_of(scalar_value{0x20AC}) == 0x20AC && key_of(padded{1, 2}) == 0);

// Every type: the default has number 0, and equal ones have equal numbers.
template <class Value>
struct row {
  Value value;
};
template <class Value>
constexpr bool are_numbered(Value default_value, Value one, Value other) {
  const row<Value> rows[]{{one}, {default_value}, {other}, {one}, {other}, {default_value}};
  interned_keys<7> values;
  interner<7> ids;
  values.keys[0] = key_of(default_value);
  const unsigned expected[]{1, 0, 2, 1, 2, 0};
  for (unsigned at = 0; at < 6; ++at) {
    if (intern_value(+rows, at, default_value, values, ids) != expected[at]) return false;
  }
  return values.key_count == 3;
}
constexpr bool numbers_of_every_type() {
  return are_numbered(0, -1, 1'000'000) && are_numbered(U'x', U'\0', U'y') && are_numbered(pair{1, 2}, pair{0, 0}, pair{2, 1}) &&
         are_numbered(padded{'a', 1}, padded{'a', 2}, padded{'b', 1}) &&
         are_numbered(kind::letter, kind::unknown, kind{7});
}
static_assert(numbers_of_every_type());

int main() { return at_run_time(numbers_of_every_type); }
