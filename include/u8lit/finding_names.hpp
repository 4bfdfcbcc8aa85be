// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FINDING_NAMES_HPP
#define U8LIT_FINDING_NAMES_HPP

#include <u8lit/size.hpp>

// The incomplete types that findings are made of. Their names are what a compiler prints.

namespace u8lit {

namespace finding {

struct RFC_2781_section_2;
struct RFC_3629_section_1;
struct RFC_3629_section_3;
struct RFC_3629_section_4;

template <size_t Number>
struct at_octet;
template <size_t Number>
struct at_code_unit;

enum class octet : unsigned char {
  x00, x01, x02, x03, x04, x05, x06, x07, x08, x09, x0A, x0B, x0C, x0D, x0E, x0F,
  x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x1A, x1B, x1C, x1D, x1E, x1F,
  x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x2A, x2B, x2C, x2D, x2E, x2F,
  x30, x31, x32, x33, x34, x35, x36, x37, x38, x39, x3A, x3B, x3C, x3D, x3E, x3F,
  x40, x41, x42, x43, x44, x45, x46, x47, x48, x49, x4A, x4B, x4C, x4D, x4E, x4F,
  x50, x51, x52, x53, x54, x55, x56, x57, x58, x59, x5A, x5B, x5C, x5D, x5E, x5F,
  x60, x61, x62, x63, x64, x65, x66, x67, x68, x69, x6A, x6B, x6C, x6D, x6E, x6F,
  x70, x71, x72, x73, x74, x75, x76, x77, x78, x79, x7A, x7B, x7C, x7D, x7E, x7F,
  x80, x81, x82, x83, x84, x85, x86, x87, x88, x89, x8A, x8B, x8C, x8D, x8E, x8F,
  x90, x91, x92, x93, x94, x95, x96, x97, x98, x99, x9A, x9B, x9C, x9D, x9E, x9F,
  xA0, xA1, xA2, xA3, xA4, xA5, xA6, xA7, xA8, xA9, xAA, xAB, xAC, xAD, xAE, xAF,
  xB0, xB1, xB2, xB3, xB4, xB5, xB6, xB7, xB8, xB9, xBA, xBB, xBC, xBD, xBE, xBF,
  xC0, xC1, xC2, xC3, xC4, xC5, xC6, xC7, xC8, xC9, xCA, xCB, xCC, xCD, xCE, xCF,
  xD0, xD1, xD2, xD3, xD4, xD5, xD6, xD7, xD8, xD9, xDA, xDB, xDC, xDD, xDE, xDF,
  xE0, xE1, xE2, xE3, xE4, xE5, xE6, xE7, xE8, xE9, xEA, xEB, xEC, xED, xEE, xEF,
  xF0, xF1, xF2, xF3, xF4, xF5, xF6, xF7, xF8, xF9, xFA, xFB, xFC, xFD, xFE, xFF,
};
template <octet...>
struct octets;

// The octets of one wider code unit, highest first.
template <size_t Width, char32_t Unit>
struct octets_of_unit {
  using type = octets<octet{(Unit >> 24)}, octet{(Unit >> 16) & 0xFF}, octet{(Unit >> 8) & 0xFF}, octet{Unit & 0xFF}>;
};
template <char32_t Unit>
struct octets_of_unit<2, Unit> {
  using type = octets<octet{(Unit >> 8)}, octet{Unit & 0xFF}>;
};

// A scalar value by its number.
template <class Octets>
struct character;
template <char32_t Value>
using character_of = character<typename octets_of_unit<(Value > 0xFFFF ? 4 : 2), Value>::type>;

}  // namespace finding

namespace invalid_utf8 {

struct only_an_overlong_sequence_could_begin_so;
struct it_would_lie_beyond_U_10FFFF;
struct it_never_appears;

template <class Place, class Octets, class Section>
struct truncated;
template <class Place, class Octets, class Section>
struct missing_continuation;
template <class Place, class Octets, class Section>
struct unexpected_continuation;
template <class Place, class Octets, class Why, class Section>
struct invalid_lead;
template <class Place, class Octets, class Section>
struct overlong;
template <class Place, class Octets, class Section>
struct surrogate;
template <class Place, class Octets, class Section>
struct out_of_range;
struct is_not_UTF_8;
template <class Fault>
struct ordinary_literal_encoding;
struct is_not_UTF_16_or_UTF_32;
template <class Fault>
struct wide_literal_encoding;

}  // namespace invalid_utf8

namespace invalid_utf16 {

template <class Place, class Value, class Section>
struct unpaired_high_surrogate;
template <class Place, class Value, class Section>
struct unpaired_low_surrogate;

}  // namespace invalid_utf16

namespace invalid_utf32 {

template <class Place, class Value, class Section>
struct surrogate;
template <class Place, class Value, class Section>
struct out_of_range;

}  // namespace invalid_utf32

}  // namespace u8lit

#endif
