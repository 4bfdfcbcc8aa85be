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

// The sequence that encodes the scalar value, of which there is exactly one (RFC 3629 section 3). Cannot fail.
constexpr sequence encode(scalar_value value) noexcept {
  const char32_t bits = value;
  switch (utf8_length(value)) {
    case 1: return sequence{bits};
    case 2: return sequence{0xC0 | bits >> 6, 0x80 | (bits & 0x3F)};
    case 3: return sequence{0xE0 | bits >> 12, 0x80 | (bits >> 6 & 0x3F), 0x80 | (bits & 0x3F)};
    default:
      return sequence{0xF0 | bits >> 18, 0x80 | (bits >> 12 & 0x3F), 0x80 | (bits >> 6 & 0x3F), 0x80 | (bits & 0x3F)};
  }
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
  const size_t length = length_as<Unit>(value);
  if (length == 1) {
    units[0] = static_cast<Unit>(char32_t{value});
  } else if constexpr (utf8_unit<Unit>) {
    const sequence octets = encode(value);
    for (size_t at = 0; at < length; ++at) units[at] = static_cast<Unit>(octets[at]);
  } else if constexpr (utf16_unit<Unit>) {
    const char32_t bits = value - 0x1'0000u;
    units[0] = static_cast<Unit>(high_surrogates.first | bits >> 10);
    units[1] = static_cast<Unit>(low_surrogates.first | (bits & 0x3FF));
  }
  return length;
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
