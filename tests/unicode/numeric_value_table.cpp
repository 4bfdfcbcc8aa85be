// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/numeric_value_table.hpp>

#include "../support/property_table.hpp"

using u8lit::unicode::numeric_value;
using data = u8lit::detail::property_data<numeric_value>;

constexpr unsigned count = sizeof data::numbers / sizeof *data::numbers;
static_assert(is_complete<data>(count));

// In ascending order, in lowest terms; the first is that of characters which are no numbers.
constexpr bool are_in_order() {
  for (unsigned at = 2; at < count; ++at) {
    const numeric_value before = data::numbers[at - 1], each = data::numbers[at];
    if (before.numerator * each.denominator >= each.numerator * before.denominator || each.denominator < 1)
      return false;
    for (int factor = 2; factor <= each.denominator; ++factor) {
      if (each.numerator % factor == 0 && each.denominator % factor == 0) return false;
    }
  }
  return true;
}
static_assert(are_in_order() && data::numbers[0] == numeric_value{} && data::numbers[1] == numeric_value{-1, 2});
static_assert(!numeric_value{} && numeric_value{0, 1} && numeric_value{0, 1}.has_value());

int main() {}
