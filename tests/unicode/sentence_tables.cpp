// SPDX-License-Identifier: BSL-1.0
// tests/unicode/sentence_tables.py tests the table against the Unicode Character Database, and sentence_break.cpp what
// is read from it.
#include <u8lit/unicode/sentence_tables.hpp>

using namespace u8lit::detail;

// As many pages and cells as there are numbers of them. All kinds of the first of each are 0.
constexpr bool has_its_cells() {
  unsigned page = 0, cell = 0;
  for (const auto each : sentence_pages) page = each > page ? each : page;
  for (const auto each : sentence_cells) cell = each > cell ? each : cell;
  return sizeof sentence_pages == (sentence_limit + (sentence_tags.last + 1 - sentence_tags.first)) / 128 &&
         sizeof sentence_cells / sizeof *sentence_cells == (page + 1) * 8 &&
         sizeof sentence_kinds / sizeof *sentence_kinds == cell + 1 && sentence_kinds[0] == 0;
}
static_assert(has_its_cells());
static_assert(sizeof ascii_sentence_kinds == 0x80);

int main() { return 0; }
