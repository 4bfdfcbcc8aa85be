// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODE_HPP
#define U8LIT_ENCODE_HPP

#include <u8lit/scalar_value.hpp>
#include <u8lit/sequence.hpp>

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

}  // namespace u8lit

#endif
