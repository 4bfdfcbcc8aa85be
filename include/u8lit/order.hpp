// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ORDER_HPP
#define U8LIT_ORDER_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/decode.hpp>
#include <u8lit/scalar_value.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// Code point order of texts of one form, whose units tell it without decoding. In UTF-16, a surrogate stands for more than
// any other unit.
template <code_unit Left, code_unit Right>
  requires(form_of<Left> == form_of<Right>)
U8LIT_ABI constexpr int compare_units(const Left* left, size_t left_size, const Right* right,
                                      size_t right_size) noexcept {
  const size_t size = left_size < right_size ? left_size : right_size;
  for (size_t at = 0; at < size; ++at) {
    if (__is_same(Left, Right) && static_cast<char32_t>(left[at]) == static_cast<char32_t>(right[at])) continue;
    const char32_t l = u8lit::value_of(left[at]), r = u8lit::value_of(right[at]);
    if (l == r) continue;
    if (utf16_unit<Left> && is_surrogate(l) != is_surrogate(r)) return is_surrogate(r) ? -1 : 1;
    return l < r ? -1 : 1;
  }
  return left_size == right_size ? 0 : left_size < right_size ? -1 : 1;
}

namespace detail {

// The order of text and of code units that nobody has judged. In another encoding form, what is ill-formed stands behind
// all text.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int order_of_units(const Left* left, size_t left_size, const Right* right, size_t right_size) noexcept {
  if constexpr (form_of<Left> == form_of<Right>) {
    return u8lit::compare_units(left, left_size, right, right_size);
  } else {
    size_t l = 0, r = 0;
    while (l < left_size && r < right_size) {
      const decoded a = u8lit::decode_front(left + l, left_size - l), b = u8lit::decode_front(right + r, right_size - r);
      if (!a || !b) return a ? -1 : 1;
      if (a.value != b.value) return a.value < b.value ? -1 : 1;
      l += a.length;
      r += b.length;
    }
    return (l < left_size) - (r < right_size);
  }
}

}  // namespace detail

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
