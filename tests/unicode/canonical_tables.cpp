// SPDX-License-Identifier: BSL-1.0
// That the tables are what their comments say; normalization_tables.py holds them to the Unicode Character Database.
#include <u8lit/unicode/canonical_tables.hpp>

#include <u8lit/unicode/decomposition.hpp>

#include <initializer_list>
#include <iterator>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t block_size = size_t{1} << normalization_block_bits;
constexpr size_t blocks = std::size(canonical_values) / block_size;
constexpr size_t lists = std::size(composition_ends) - 1;

// A block's code points share all octets of their UTF-8 but the last.
static_assert(normalization_block_bits == 6 && std::size(canonical_values) == blocks * block_size);
static_assert(std::size(canonical_blocks) == normalization_blocks && first_block_not_in_nfc < blocks);
static_assert(std::size(canonical_classes) == first_decomposition);
static_assert([] {
  unsigned highest = 0;
  for (const octet each : canonical_blocks) highest = each > highest ? each : highest;
  return highest == blocks - 1;
}());
static_assert([] {
  for (size_t at = 0; at < block_size; ++at) {
    if (canonical_values[at] != 0) return false;
  }
  return true;
}());

// Classes: the first two, and what they may be. Lists of compositions are numbered from 1; after those in the table are
// those of Hangul.
static_assert(canonical_classes[0].combining_class == 0 && canonical_classes[0].compositions == 0 &&
              canonical_classes[1].combining_class == 0 && canonical_classes[1].compositions == 0);
static_assert(hangul_vowel_compositions == lists + 1 && hangul_trail_compositions == lists + 2);
static_assert([] {
  bool has_list[lists + 3]{};
  for (const canonical_class& each : canonical_classes) {
    if (each.combining_class > 240 || each.compositions > lists + 2) return false;
    has_list[each.compositions] = true;
  }
  for (const bool each : has_list) {
    if (!each) return false;
  }
  return true;
}());

// Decompositions: one after another, well-formed. A value is a class or where one begins.
constexpr bool begins_in(const unsigned short* pool, size_t size, size_t mask, size_t offset) {
  for (size_t at = 0; at < size; at += 1 + (pool[at] & mask)) {
    if (at == offset) return true;
  }
  return false;
}
static_assert([] {
  size_t at = 0;
  while (at < std::size(canonical_decompositions)) {
    const size_t size = canonical_decompositions[at] & 7u;
    char16_t units[7]{};
    if (size == 0 || canonical_decompositions[at] >= 1 << 5 || at + 1 + size > std::size(canonical_decompositions))
      return false;
    for (size_t unit = 0; unit < size; ++unit)
      units[unit] = static_cast<char16_t>(canonical_decompositions[at + 1 + unit]);
    if (!is_well_formed(units, size)) return false;
    at += 1 + size;
  }
  return at == std::size(canonical_decompositions);
}());
bool values_are_classes_or_decompositions_at_run_time() {
  for (size_t at = 0; at < unknown(std::size(canonical_values)); ++at) {
    const unsigned value = canonical_values[at];
    if (value < first_decomposition) continue;
    const unsigned offset = value - first_decomposition;
    if (!begins_in(canonical_decompositions, std::size(canonical_decompositions), 7, offset)) return false;
    // In blocks that are in NFC, none that is excluded or is joined to what precedes it.
    if (at / block_size < first_block_not_in_nfc && canonical_decompositions[offset] >= 1 << 3) return false;
  }
  for (size_t at = 0; at < first_block_not_in_nfc * block_size; ++at) {
    if (canonical_values[at] > 1 && canonical_values[at] < first_decomposition) return false;
  }
  return true;
}

// Compositions: sorted in each list.
static_assert(std::size(composition_firsts) == std::size(composites) && composition_ends[0] == 0 &&
              composition_ends[lists] == std::size(composites));
static_assert([] {
  for (size_t list = 1; list <= lists; ++list) {
    if (composition_ends[list] <= composition_ends[list - 1]) return false;
    for (size_t at = composition_ends[list - 1] + 1u; at < composition_ends[list]; ++at) {
      if (composition_firsts[at - 1] >= composition_firsts[at]) return false;
    }
  }
  return true;
}());
// Each is that of the decomposition of what it composes to.
bool compositions_are_decompositions_at_run_time() {
  size_t count = 0;
  for (char32_t second = 0; second < unknown(0x3'0000); ++second) {
    if (canonical_value(second) >= first_decomposition) continue;  // it has no class
    const octet list = class_of(second).compositions;
    if (list == 0 || list > lists) continue;
    for (size_t at = composition_ends[list - 1]; at < composition_ends[list]; ++at, ++count) {
      const char32_t first = composition_firsts[at], composite = compose(first, second);
      auto whole = decomposition::of<nfd>(composite), part = decomposition::of<nfd>(first);
      if ((composite & 0xFFFF) != composites[at] || is_surrogate(composite)) return false;
      do
        if (whole.front() != part.front() || !whole.remove_front()) return false;
      while (part.remove_front());
      if (whole.front() != second || whole.remove_front()) return false;
    }
  }
  return count == std::size(composites);
}

// Lines of UnicodeData.txt: the third field after the name is the class, the fifth the decomposition, here in full.
constexpr bool has_entry(char32_t value, unsigned head, std::initializer_list<unsigned> units) {
  const unsigned found = canonical_value(value);
  if (found < first_decomposition) return false;
  const unsigned short* at = canonical_decompositions + (found - first_decomposition);
  if (*at++ != (head | units.size())) return false;
  for (const unsigned unit : units) {
    if (*at++ != unit) return false;
  }
  return true;
}
constexpr unsigned excluded = 1 << 3, joined = 1 << 4;
static_assert(has_entry(0x00C0, 0, {0x0041, 0x0300}));                    // 0041 0300
static_assert(has_entry(0x01D5, 0, {0x0055, 0x0308, 0x0304}));            // 00DC 0304
static_assert(has_entry(0x0344, excluded | joined, {0x0308, 0x0301}));    // 0308 0301
static_assert(has_entry(0x0958, excluded, {0x0915, 0x093C}));             // 0915 093C
static_assert(has_entry(0x212B, excluded, {0x0041, 0x030A}));             // 00C5
static_assert(has_entry(0x1109A, 0, {0xD804, 0xDC99, 0xD804, 0xDCBA}));   // 11099 110BA
static_assert(has_entry(0x16121, joined, {0xD818, 0xDD1E, 0xD818, 0xDD1E}));  // 1611E 1611E
static_assert(has_entry(0x2F800, excluded, {0x4E3D}));                    // 4E3D
static_assert(canonical_value(U'a') == 0 && canonical_value(U'\uAC00') == 1 && canonical_value(U'\uD7A3') == 1 &&
              canonical_value(U'\uD7A4') == 0 && canonical_value(U'\u1100') == 0);
constexpr bool has_class(char32_t value, unsigned combining_class, bool composes) {
  const canonical_class found = class_of(value);
  return found.combining_class == combining_class && (found.compositions != 0) == composes;
}
static_assert(has_class(0x0300, 230, true) && has_class(0x0305, 230, false) && has_class(0x0338, 1, true));
static_assert(has_class(0x0345, 240, true) && has_class(0x05B0, 10, false) && has_class(0x1E94A, 7, false));
static_assert(has_class(0x0B3E, 0, true) && has_class(0x16D67, 0, true) && has_class(0x113C2, 0, true));
static_assert(class_of(0x1161).compositions == hangul_vowel_compositions &&
              class_of(0x1175).compositions == hangul_vowel_compositions && has_class(0x1160, 0, false) &&
              has_class(0x1176, 0, false));
static_assert(class_of(0x11A8).compositions == hangul_trail_compositions &&
              class_of(0x11C2).compositions == hangul_trail_compositions && has_class(0x11A7, 0, false) &&
              has_class(0x11C3, 0, false));

int main() {
  return at_run_time(values_are_classes_or_decompositions_at_run_time, compositions_are_decompositions_at_run_time);
}
