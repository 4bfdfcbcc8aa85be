// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_ORACLE_STRINGS_HPP
#define U8LIT_TESTS_ORACLE_STRINGS_HPP

#include <u8lit/base/octet.hpp>

#include <memory>

// Calls the test with all strings of up to so many letters, the short ones first, the last letter running fastest.
// False at the first that fails.
template <class Unit, u8lit::size_t Letters, class Test>
bool holds_for_strings(const Unit (&alphabet)[Letters], u8lit::size_t longest, Test holds) {
  for (u8lit::size_t size = 1, strings = Letters; size <= longest; ++size, strings *= Letters) {
    // As large as the string, so that a sanitizer detects a read past its end.
    const std::unique_ptr<Unit[]> units{new Unit[size]};
    for (u8lit::size_t string = 0; string < strings; ++string) {
      for (u8lit::size_t at = size, rest = string; at-- > 0; rest /= Letters) units[at] = alphabet[rest % Letters];
      if (!holds(units.get(), size)) return false;
    }
  }
  return true;
}

// Units of UTF-16 and UTF-32, one on each side of every edge. oracle.py has them, too.
inline constexpr char16_t units_16[]{0x0041, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF};
inline constexpr char32_t units_32[]{0x41, 0xD7FF, 0xD800, 0xDFFF, 0xE000, 0x10'FFFF, 0x11'0000, 0xFFFF'FFFF};

#endif
