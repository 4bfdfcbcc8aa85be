// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_BENCH_NAIVE_HPP
#define U8LIT_TESTS_BENCH_NAIVE_HPP

// UTF-8 validated as one writes it in an afternoon: sequence by sequence, each decoded and checked. What else is
// measured is measured beside this, at compile time and at run time.
template <class Unit>
constexpr bool is_well_formed_naively(const Unit* text, decltype(sizeof 0) size) {
  for (decltype(sizeof 0) at = 0; at < size;) {
    const int lead = text[at] & 0xFF;
    if (lead < 0x80) {
      ++at;
      continue;
    }
    decltype(sizeof 0) end = at;
    int value = 0, least = 0;
    if ((lead & 0xE0) == 0xC0) {
      end += 2, value = lead & 0x1F, least = 0x80;
    } else if ((lead & 0xF0) == 0xE0) {
      end += 3, value = lead & 0x0F, least = 0x800;
    } else if ((lead & 0xF8) == 0xF0) {
      end += 4, value = lead & 0x07, least = 0x10000;
    } else {
      return false;
    }
    if (end > size) return false;
    while (++at < end) {
      if ((text[at] & 0xC0) != 0x80) return false;
      value = value << 6 | (text[at] & 0x3F);
    }
    if (value < least || value > 0x10FFFF || (value >= 0xD800 && value <= 0xDFFF)) return false;
  }
  return true;
}

#endif
