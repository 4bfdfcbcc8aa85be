// SPDX-License-Identifier: BSL-1.0
// tests/unicode/grapheme_tables.py tests the table against the Unicode Character Database, and grapheme_break.cpp what
// is read from it.
#include <u8lit/unicode/grapheme_tables.hpp>

using namespace u8lit::detail;

// As many blocks as there are numbers of them, and each block is there.
constexpr bool has_its_blocks() {
  constexpr unsigned size = 1u << grapheme_block_bits, octets = size / 2;
  constexpr unsigned tags = grapheme_tags.last + 1 - grapheme_tags.first;
  static_assert(sizeof grapheme_blocks == (grapheme_limit + tags) / size);
  unsigned largest = 0;
  for (const auto block : grapheme_blocks) largest = block > largest ? block : largest;
  for (unsigned at = 0; at < octets; ++at) {
    if (grapheme_kinds[at] != 0) return false;
  }
  return sizeof grapheme_kinds == (largest + 1) * octets;
}
static_assert(has_its_blocks());

// UAX #29, table 2: nothing beyond the tags is anything but Any.
static_assert(grapheme_tags.first == 0xE0000 && grapheme_tags.last == 0xE0FFF && grapheme_limit == 0x20000);

int main() { return 0; }
