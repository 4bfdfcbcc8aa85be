// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/code_unit.hpp>

#include "../support/at_run_time.hpp"

using u8lit::code_unit, u8lit::size_t, u8lit::detail::unit_sum;

static_assert(unit_sum("a, b, c", 7, [](char unit) { return unit == ','; }) == 2);
static_assert(unit_sum(U"\u00E9t\u00E9", 3, [](char32_t unit) { return unit < 0x80 ? 1 : 2; }) == 5);

// As many as fit in a number as wide as a unit, and more.
template <code_unit Unit>
constexpr bool counts_all() {
  Unit units[300]{};
  for (size_t at = 0; at < 300; ++at) units[at] = static_cast<Unit>(at % 4 + 0xFC);
  for (size_t size = 0, sum = 0; size <= 300; sum += size % 4, ++size) {
    if (unit_sum(units, size, [](Unit unit) { return static_cast<int>(unit) & 3; }) != sum) return false;
  }
  return unit_sum(units, 300, [](Unit) { return 3; }) == 900;
}

int main() {
  return at_run_time(counts_all<char>, counts_all<unsigned char>, counts_all<char16_t>, counts_all<char32_t>,
                     counts_all<wchar_t>);
}
