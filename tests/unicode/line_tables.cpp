// SPDX-License-Identifier: BSL-1.0
// tests/unicode/line_tables.py tests the table against the Unicode Character Database, and line_break.cpp what is read
// from it.
#include <u8lit/unicode/line_tables.hpp>

using namespace u8lit::detail;

// As many pages and cells as there are numbers of them. All kinds of the first of each are 0.
constexpr bool has_its_cells() {
  unsigned page = 0, cell = 0;
  for (const auto each : line_pages) page = each > page ? each : page;
  for (const auto each : line_cells) cell = each > cell ? each : cell;
  return sizeof line_pages == (line_limit + (line_tags.last + 1 - line_tags.first)) / 128 &&
         sizeof line_cells / sizeof *line_cells == (page + 1) * 8 &&
         sizeof line_kinds == (cell + 1) * 16 && line_kinds[0] == 0;
}
static_assert(has_its_cells());
static_assert(sizeof ascii_line_kinds == 0x80);

int main() { return 0; }
