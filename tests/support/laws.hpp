// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TESTS_SUPPORT_LAWS_HPP
#define U8LIT_TESTS_SUPPORT_LAWS_HPP

// Laws that every scalar value keeps, tried in a sample at compile time and on all of them at run time.

#include <u8lit/encoding/scalar_value.hpp>

using law = bool(u8lit::scalar_value);

// Numbers that have one or two bits set, and the numbers before them, so every edge of section 3's table is among them.
constexpr bool holds_in_the_sample(law* holds) {
  for (char32_t high = 1; high <= 0x10'0000; high <<= 1) {
    for (char32_t low = high; low; low >>= 1) {
      for (char32_t number = (high | low) - 1; number <= (high | low); ++number) {
        if (u8lit::is_scalar_value(number) && !holds(u8lit::scalar_value::unchecked(number))) return false;
      }
    }
  }
  return holds(U'\uD7FF') && holds(U'\uE000') && holds(U'\U0010FFFF');
}

constexpr bool holds_for_every_scalar_value(law* holds) {
  for (char32_t number = 0; number <= 0x10'FFFF; ++number) {
    if (u8lit::is_scalar_value(number) && !holds(u8lit::scalar_value::unchecked(number))) return false;
  }
  return true;
}

#endif
