// SPDX-License-Identifier: BSL-1.0
// tests/unicode/ignorable_tables.py tests the table against the Unicode Character Database.
#include <u8lit/unicode/ignorable_tables.hpp>

using namespace u8lit;
using namespace u8lit::detail;

constexpr bool is_sorted() {
  for (size_t at = 1; at < sizeof default_ignorable_ranges / sizeof *default_ignorable_ranges; ++at) {
    if (default_ignorable_ranges[at].first <= default_ignorable_ranges[at - 1].last + 1) return false;
  }
  return true;
}
static_assert(is_sorted() && default_ignorable_ranges[0].contains(0xAD));

int main() { return 0; }
