// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ANY_UTF16_HPP
#define U8LIT_ANY_UTF16_HPP

#include <u8lit/form_transcoding.hpp>
#include <u8lit/compiler/begin.hpp>

// UTF-16 that may be ill-formed, as code points: a surrogate without another is its own number. Nothing is a fault.

namespace u8lit {

template <utf16_unit Unit>
struct any_utf16_source {
  const Unit* units;
  size_t size;

  constexpr decoded decode(size_t at) const noexcept {
    const decoded found = decode_front(units + at, size - at);
    return found ? found : decoded{value_of(units[at]), 1, fault::none};
  }
};

template <utf16_unit Unit>
struct any_utf16_target {
  using value_type = unjudged_number;

  Unit* units;
  size_t size;

  static constexpr size_t length(char32_t code_point) noexcept {
    return is_surrogate(code_point) ? 1 : utf16_length(scalar_value::unchecked(code_point));
  }
  constexpr void put(size_t at, char32_t code_point) const noexcept {
    if (is_surrogate(code_point)) units[at] = static_cast<Unit>(code_point);
    else encode_to(units + at, scalar_value::unchecked(code_point));
  }
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
