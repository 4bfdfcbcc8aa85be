// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNIT_SUM_HPP
#define U8LIT_UNIT_SUM_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A number as wide as a unit.
template <utf8_unit Unit>
octet number_like(Unit) noexcept;
template <utf16_unit Unit>
char16_t number_like(Unit) noexcept;
template <utf32_unit Unit>
char32_t number_like(Unit) noexcept;

// The sum of what the function gives of each unit, which is 0 to 3. Linear. At run time it is in parts of 64 units, whose
// sums fit in a number as wide as one: compilers make vectors of so many.
template <code_unit Unit, class Function>
U8LIT_ABI constexpr size_t unit_sum(const Unit* units, size_t size, Function function) noexcept {
  size_t result = 0, at = 0;
  if (!__builtin_is_constant_evaluated()) {
    using number = decltype(u8lit::number_like(Unit{}));
    for (; size - at >= 64; at += 64) {
      number part = 0;
      for (size_t next = 0; next < 64; ++next) part = static_cast<number>(part + static_cast<number>(function(units[at + next])));
      result += part;
    }
  }
  for (; at < size; ++at) result += static_cast<size_t>(function(units[at]));
  return result;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
