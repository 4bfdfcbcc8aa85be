// SPDX-License-Identifier: BSL-1.0
// tests/unicode/wide_tables.py tests the table against the Unicode Character Database, and columns.cpp that it is
// sorted.
#include <u8lit/unicode/wide_tables.hpp>

using namespace u8lit::detail;

// The first range is that of the leading consonants of Hangul, the last that of the tertiary ideographic plane.
constexpr auto first = wide_ranges[0];
constexpr auto last = wide_ranges[sizeof wide_ranges / sizeof *wide_ranges - 1];
static_assert(first.first == 0x1100 && first.last == 0x115F && last.first == 0x30000 && last.last == 0x3FFFD);

int main() { return 0; }
