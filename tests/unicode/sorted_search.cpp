// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/sorted_search.hpp>

using namespace u8lit::detail;

constexpr unsigned short one[] = {5};
static_assert(last_not_above(one, 0) == 0 && last_not_above(one, 5) == 0 && last_not_above(one, 0x10FFFF) == 0);

constexpr unsigned odd[] = {1, 3, 5, 7, 9};
constexpr bool finds_all() {
  for (char32_t value = 1; value < 11; ++value) {
    if (last_not_above(odd, value) != (value - 1) / 2) return false;
  }
  return true;
}
static_assert(last_not_above(odd, 0) == 0 && finds_all());

constexpr u8lit::code_point_range ranges[] = {{2, 3}, {5, 5}, {7, 9}, {0x10FFFE, 0x10FFFF}};
constexpr bool has_members() {
  for (char32_t value = 0; value < 12; ++value) {
    const bool is_member = value == 2 || value == 3 || value == 5 || (value >= 7 && value <= 9);
    if (is_in_ranges(ranges, value) != is_member) return false;
  }
  return is_in_ranges(ranges, 0x10FFFE) && is_in_ranges(ranges, 0x10FFFF) && !is_in_ranges(ranges, 0x10FFFD) &&
         !is_in_ranges(ranges, 0xFFFF'FFFF);
}
static_assert(has_members());

int main() { return 0; }
