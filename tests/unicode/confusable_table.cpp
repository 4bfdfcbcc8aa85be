// SPDX-License-Identifier: BSL-1.0
// That the table is what its comments say. tests/unicode/confusable_tables.py holds it to confusables.txt where that
// is, and tests/oracle/confusables_against_icu.cpp to what ICU says.
#include <u8lit/unicode/confusable_table.hpp>

#include <u8lit/unicode/confusables.hpp>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Lines of confusables.txt.
constexpr bool shows(char32_t value, const char16_t* units, size_t size) {
  const auto shown = prototype::of(value);
  for (size_t at = 0; at < size && at < shown.size; ++at)
    if (shown.units[at] != units[at]) return false;
  return shown.size == size;
}
static_assert(shows(U'm', u"rn", 2) && shows(U'1', u"l", 1) && shows(0x0430, u"a", 1) && shows(U'a', u"", 0));
static_assert(shows(0x05AD, u"\u0596", 1) && shows(0x1D400, u"A", 1) && shows(0x10FFFF, u"", 0));
static_assert(prototype::of(0xFDFA).size == 18 && *prototype::of(0xFDFA).units == 0x0635);

// Every prototype is well-formed and in the units, and its characters have no decomposition.
bool prototypes_are_decomposed_at_run_time() {
  constexpr size_t size = sizeof confusable_data::units / sizeof *confusable_data::units - 1;
  size_t count = 0, longest_prototype = 0;
  for (char32_t value = 0; value < unknown(0x11'0000); ++value) {
    auto shown = prototype::of(value);
    if (shown.size == 0) continue;
    ++count;
    if (shown.size > longest_prototype) longest_prototype = shown.size;
    if (shown.units + shown.size > confusable_data::units + size) return false;
    if (!is_well_formed(shown.units, shown.size)) return false;
    for (; shown.size > 0; shown.remove_front())
      if (decomposes<nfd>(shown.front()) || hangul::is_syllable(shown.front())) return false;
  }
  return count == 5500 && longest_prototype == 18;
}

int main() { return at_run_time(prototypes_are_decomposed_at_run_time); }
