// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ANY_UTF16_HPP
#define U8LIT_ANY_UTF16_HPP

#include <u8lit/basic_form.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit::legacy {

// UTF-16 that may be ill-formed: any code units at all. A surrogate without another is its own number, and nothing is a
// fault.
struct any_utf16 : basic_form<any_utf16> {
  using basic_form<any_utf16>::decode_front;
  using basic_form<any_utf16>::validate;

  static constexpr encoding_form unit_form = encoding_form::utf16;

  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr decoded decode_front(const Unit* units, size_t size) noexcept {
    const decoded found = u8lit::decode_front(units, size);
    return found || size == 0 ? found : decoded{u8lit::value_of(units[0]), 1, fault::none};
  }
  template <utf16_unit Unit>
  [[nodiscard]] U8LIT_ABI static constexpr verdict validate(const Unit*, size_t size) noexcept {
    return {fault::none, size, 0};
  }

  [[nodiscard]] U8LIT_ABI static constexpr size_t length(char32_t number) noexcept {
    if (is_surrogate(number)) return 1;
    return is_scalar_value(number) ? utf16_length(scalar_value::unchecked(number)) : 0;
  }
  template <utf16_unit Unit>
  U8LIT_ABI static constexpr size_t encode_to(Unit* units, char32_t number) noexcept {
    if (!is_surrogate(number)) return length(number) ? u8lit::encode_to(units, scalar_value::unchecked(number)) : 0;
    units[0] = static_cast<Unit>(number);
    return 1;
  }
};

}  // namespace u8lit::legacy

#include <u8lit/compiler/end.hpp>

#endif
