// SPDX-License-Identifier: BSL-1.0
// That the tables are what their comments say; normalization_tables.py holds them to the Unicode Character Database.
#include <u8lit/unicode/compatibility_tables.hpp>

#include <u8lit/unicode/decomposition.hpp>

#include <initializer_list>
#include <iterator>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t block_size = size_t{1} << normalization_block_bits;
constexpr size_t blocks = std::size(compatibility_values) / block_size;

static_assert(std::size(compatibility_blocks) == normalization_blocks &&
              std::size(compatibility_values) == blocks * block_size);
static_assert([] {
  unsigned highest = 0;
  for (const octet each : compatibility_blocks) highest = each > highest ? each : highest;
  return highest == blocks - 1;
}());
static_assert([] {
  for (size_t at = 0; at < block_size; ++at) {
    if (compatibility_values[at] != 0) return false;
  }
  return true;
}());

// Decompositions: one after another, well-formed.
static_assert([] {
  size_t at = 0;
  while (at < std::size(compatibility_decompositions)) {
    const size_t size = compatibility_decompositions[at] & 0x1Fu;
    char16_t units[0x1F]{};
    if (size == 0 || compatibility_decompositions[at] >= 1 << 6 ||
        at + 1 + size > std::size(compatibility_decompositions))
      return false;
    for (size_t unit = 0; unit < size; ++unit)
      units[unit] = static_cast<char16_t>(compatibility_decompositions[at + 1 + unit]);
    if (!is_well_formed(units, size)) return false;
    at += 1 + size;
  }
  return at == std::size(compatibility_decompositions);
}());
// A value is 0, or refers to where one begins, which is not the canonical one, and says whether what it begins with is
// joined to what precedes it.
bool values_are_decompositions_at_run_time() {
  for (char32_t value = 0; value < unknown(0x3'0000); ++value) {
    const unsigned offset = compatibility_value(value);
    if (offset == 0) continue;
    size_t at = 0;
    while (at < offset - 1) at += 1 + (compatibility_decompositions[at] & 0x1Fu);
    if (at != offset - 1) return false;
    auto canonical = decomposition::of<nfd>(value), compatible = decomposition::of<nfkd>(value);
    const canonical_class first = class_of(compatible.front());
    if (((compatibility_decompositions[at] & 1 << 5) != 0) != (first.combining_class != 0 || first.compositions != 0))
      return false;
    for (bool is_more = true; canonical.front() == compatible.front();) {
      is_more = canonical.remove_front();
      if (compatible.remove_front() != is_more) break;
      if (!is_more) return false;
    }
  }
  return true;
}

// Lines of UnicodeData.txt, and of what is decomposed to them: the decomposition, which is full here.
constexpr bool has_entry(char32_t value, unsigned head, std::initializer_list<unsigned> units) {
  const unsigned found = compatibility_value(value);
  if (found == 0) return false;
  const unsigned short* at = compatibility_decompositions + (found - 1);
  if (*at++ != (head | units.size())) return false;
  for (const unsigned unit : units) {
    if (*at++ != unit) return false;
  }
  return true;
}
constexpr unsigned joined = 1 << 5;
static_assert(has_entry(0x00A0, 0, {0x0020}));                  // <noBreak> 0020
static_assert(has_entry(0x00A8, 0, {0x0020, 0x0308}));          // <compat> 0020 0308
static_assert(has_entry(0x0385, 0, {0x0020, 0x0308, 0x0301}));  // 00A8 0301
static_assert(has_entry(0x01C4, 0, {0x0044, 0x005A, 0x030C}));  // <compat> 0044 017D
static_assert(has_entry(0x1E9B, 0, {0x0073, 0x0307}));          // 017F 0307
static_assert(has_entry(0x3133, joined, {0x11AA}));             // <compat> 11AA
static_assert(has_entry(0xFF9E, joined, {0x3099}));             // <narrow> 3099
static_assert(has_entry(0x1D400, 0, {0x0041}));                 // <font> 0041
static_assert(has_entry(0x2000, 0, {0x0020}));                  // 2002, which is <compat> 0020
static_assert(has_entry(0x10781, 0, {0x02D0}));                 // <super> 02D0
static_assert(compatibility_value(U'a') == 0 && compatibility_value(0x00C5) == 0 && compatibility_value(0x212B) == 0 &&
              compatibility_value(0xAC00) == 0 && compatibility_value(0x2F800) == 0 &&
              compatibility_value(0x10FFFF) == 0);

int main() { return at_run_time(values_are_decompositions_at_run_time); }
