// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ORDER_HPP
#define U8LIT_ORDER_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/scalar_value.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Code point order of texts of one form, whose units tell it without decoding. In UTF-16, a surrogate stands for more than
// any other unit.
template <code_unit Unit>
U8LIT_ABI constexpr int compare_units(const Unit* left, size_t left_size, const Unit* right,
                                      size_t right_size) noexcept {
  const size_t size = left_size < right_size ? left_size : right_size;
  for (size_t at = 0; at < size; ++at) {
    if (static_cast<char32_t>(left[at]) == static_cast<char32_t>(right[at])) continue;
    const char32_t l = u8lit::value_of(left[at]), r = u8lit::value_of(right[at]);
    if (utf16_unit<Unit> && is_surrogate(l) != is_surrogate(r)) return is_surrogate(r) ? -1 : 1;
    return l < r ? -1 : 1;
  }
  return left_size == right_size ? 0 : left_size < right_size ? -1 : 1;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
