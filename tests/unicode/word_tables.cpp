// SPDX-License-Identifier: BSL-1.0
// tests/unicode/word_tables.py tests the table against the Unicode Character Database, and word_break.cpp what is read
// from it.
#include <u8lit/unicode/word_tables.hpp>

using namespace u8lit::detail;

// As many pages and cells as there are numbers of them. All kinds of the first of each are 0.
constexpr bool has_its_cells() {
  unsigned page = 0, cell = 0;
  for (const auto each : word_pages) page = each > page ? each : page;
  for (const auto each : word_cells) cell = each > cell ? each : cell;
  return sizeof word_pages == (word_limit + (word_tags.last + 1 - word_tags.first)) / 128 &&
         sizeof word_cells / sizeof *word_cells == (page + 1) * 8 &&
         sizeof word_kinds / sizeof *word_kinds == cell + 1 && word_kinds[0] == 0;
}
static_assert(has_its_cells());
static_assert(sizeof ascii_word_kinds == 0x80);

int main() { return 0; }
