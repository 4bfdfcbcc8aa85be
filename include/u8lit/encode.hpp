// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODE_HPP
#define U8LIT_ENCODE_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/scalar_value.hpp>
#include <u8lit/sequence.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// How many octets encode the scalar value: 1 to 4 (RFC 3629 section 3, the table's rows).
constexpr size_t utf8_length(scalar_value value) noexcept {
  return value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1'0000 ? 3 : 4;
}

// How many code units encode it in UTF-16 (Unicode D91) and in UTF-32 (D90).
constexpr size_t utf16_length(scalar_value value) noexcept { return value < 0x1'0000 ? 1 : 2; }
constexpr size_t utf32_length(scalar_value) noexcept { return 1; }

// How many it takes in the encoding form of `Unit`.
template <code_unit Unit>
constexpr size_t length_as(scalar_value value) noexcept {
  if constexpr (utf8_unit<Unit>) return utf8_length(value);
  else if constexpr (utf16_unit<Unit>) return utf16_length(value);
  else return utf32_length(value);
}

// Writes the scalar value's `length_as<Unit>` code units, for which there must be room, and tells how many there are.
template <code_unit Unit>
constexpr size_t encode_to(Unit* units, scalar_value value) noexcept {
  const char32_t bits = value;
  const size_t length = length_as<Unit>(value);
  if (length == 1) {
    units[0] = static_cast<Unit>(bits);
  } else if constexpr (utf8_unit<Unit>) {
    units[0] = static_cast<Unit>(length == 2 ? 0xC0 | bits >> 6 : length == 3 ? 0xE0 | bits >> 12 : 0xF0 | bits >> 18);
    if (length == 4) units[1] = static_cast<Unit>(0x80 | (bits >> 12 & 0x3F));
    if (length > 2) units[length - 2] = static_cast<Unit>(0x80 | (bits >> 6 & 0x3F));
    units[length - 1] = static_cast<Unit>(0x80 | (bits & 0x3F));
  } else if constexpr (utf16_unit<Unit>) {
    units[0] = static_cast<Unit>(high_surrogates.first | (bits - 0x1'0000u) >> 10);
    units[1] = static_cast<Unit>(low_surrogates.first | (bits & 0x3FF));
  }
  return length;
}

// The sequence that encodes the scalar value, of which there is exactly one (RFC 3629 section 3). Cannot fail.
constexpr sequence encode(scalar_value value) noexcept {
  sequence made;
  made.size_ = static_cast<octet>(encode_to(made.octets_, value));
  return made;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
