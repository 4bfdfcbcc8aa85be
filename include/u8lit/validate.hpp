// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_VALIDATE_HPP
#define U8LIT_VALIDATE_HPP

#include <u8lit/decode.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The first fault of the input, or none (RFC 3629 section 4: "An octet sequence is valid UTF-8 only if it matches the
// following syntax"). Offset and length count code units. Linear time; reads nothing outside the input. UTF-16 and
// UTF-32 are judged after Unicode D91 and D90.
template <code_unit Unit>
constexpr verdict validate(const Unit* units, size_t size) noexcept {
  size_t at = 0;
  while (at < size) {
    if constexpr (utf8_unit<Unit>) {
      while (octet_of(units[at]) < 0x80) {
        if (++at == size) return {fault::none, size, 0};
      }
    }
    const decoded found = decode_front(units + at, size - at);
    if (!found) return {found.what, at, found.length};
    at += found.length;
  }
  return {fault::none, size, 0};
}

template <text_like Text>
constexpr verdict validate(const Text& text) noexcept {
  const auto input = units_of(text);
  return validate(input.data(), input.size());
}

template <code_unit Unit>
constexpr bool is_well_formed(const Unit* units, size_t size) noexcept {
  return static_cast<bool>(validate(units, size));
}

template <text_like Text>
constexpr bool is_well_formed(const Text& text) noexcept {
  return static_cast<bool>(validate(text));
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
