// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DIAGNOSIS_DIAGNOSTIC_HPP
#define U8LIT_DIAGNOSIS_DIAGNOSTIC_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/base/octet.hpp>
#include <u8lit/diagnosis/unvalidated_literal.hpp>
#include <u8lit/base/begin.hpp>

// Diagnostics of literals as types. The diagnostic of an ill-formed literal is an incomplete type; its name and
// template arguments say what is wrong. Naming it is not an error, so constraints can test it; using it is one, and
// compilers then print the type.

namespace u8lit {

namespace invalid_utf8 {

struct it_can_only_begin_an_overlong_sequence;
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

/// The diagnostic of every well-formed literal: it stands for no error.
struct well_formed_text {};

}  // namespace u8lit

namespace u8lit::detail {

// The first fault of a literal, with all that its diagnostic shows. As a template argument it is the same for all
// well-formed literals, so templates that take it are instantiated once for these.
struct literal_fault {
  fault what = fault::none;
  bool is_not_unicode = false;  // the ordinary literal encoding (`form` is none) or the wide one is not
  encoding_form form = encoding_form::none;
  octet count = 0;    // of the octets below
  octet octets[4]{};  // UTF-8: the evidence; otherwise the code unit at the offset, highest octet first
  size_t offset = 0;

  [[nodiscard]] U8LIT_ABI constexpr bool exists() const noexcept { return is_not_unicode || what != fault::none; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept { return octets; }

  // Most literals are well-formed, so each constructor tries the fast check before it looks for a fault.
  template <code_unit Unit, size_t Size>
    requires is_character<Unit>
  U8LIT_ABI constexpr literal_fault(const Unit (&literal)[Size]) noexcept {
    if constexpr (utf8_unit<Unit> && literals_are_unicode<Unit>) {
      if (detail::is_well_formed_object(detail::to_octet_array(literal))) return;
    }
    find(literal, Size - 1);
  }
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr literal_fault(const unvalidated_literal<Unit, Size>& literal) noexcept {
    if constexpr (utf8_unit<Unit> && literals_are_unicode<Unit>) {
      if (detail::is_well_formed_object(literal)) return;
    }
    find(literal.units, Size);
  }
  // Needed by g++, which does not convert the argument of an alias template.
  template <code_unit Unit, size_t Size>
  U8LIT_ABI constexpr literal_fault(const fixed_text<Unit, Size>& text) noexcept
      : literal_fault{unvalidated_literal<Unit, Size>{text}} {}

 private:
  template <code_unit Unit>
  U8LIT_ABI constexpr void find(const Unit* units, size_t size) noexcept {
    if constexpr (!literals_are_unicode<Unit>) {
      is_not_unicode = true;
      if constexpr (!is_ordinary<Unit>) form = form_of<Unit>;
    } else if (const verdict result = detail::constexpr_verdict(units, size); !result) {
      record(units, result);
    }
  }

  template <code_unit Unit>
  U8LIT_ABI constexpr void record(const Unit* units, verdict found) noexcept {
    what = found.what;
    form = form_of<Unit>;
    offset = found.offset;
    count = static_cast<octet>(utf8_unit<Unit> ? found.evidence() : sizeof(Unit));
    for (size_t at = 0; at < count; ++at) {
      if constexpr (utf8_unit<Unit>) octets[at] = detail::to_octet(units[offset + at]);
      else octets[at] = static_cast<octet>(detail::to_unsigned(units[offset]) >> 8 * (count - 1 - at));
    }
  }
};

namespace diagnostic {

// The arguments of diagnostics. Bytes are enumerators, because compilers print these by name, and integers in decimal.
struct RFC_2781_section_2;
struct RFC_3629_section_1;
struct RFC_3629_section_3;
struct RFC_3629_section_4;

template <size_t Number>
struct at_byte;
template <size_t Number>
struct at_code_unit;

enum class byte : unsigned char {
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
template <byte...>
struct bytes;

// The octets of a UTF-16 or UTF-32 code unit, highest first.
template <size_t Width, char32_t Unit>
struct bytes_of_unit {
  using type = bytes<byte{(Unit >> 24)}, byte{(Unit >> 16) & 0xFF}, byte{(Unit >> 8) & 0xFF}, byte{Unit & 0xFF}>;
};
template <char32_t Unit>
struct bytes_of_unit<2, Unit> {
  using type = bytes<byte{(Unit >> 8)}, byte{Unit & 0xFF}>;
};

// A scalar value: U+20AC is character_U_plus<byte::x20, byte::xAC>. (Clang alone prints a char32_t as a character.)
template <byte...>
struct character_U_plus;
template <class Octets>
struct character;
template <byte... Bytes>
struct character<bytes<Bytes...>> {
  using type = character_U_plus<Bytes...>;
};
template <char32_t Value>
using character_of = typename character<typename bytes_of_unit<(Value > 0xFFFF ? 4 : 2), Value>::type>::type;

// `Count` octets from index `At`; `Octets` is an unvalidated_literal or any other object with data().
template <auto Octets, size_t At, size_t... Index>
U8LIT_ABI constexpr auto make_bytes(indices<Index...>) noexcept {
  return type_identity<bytes<byte{to_octet(Octets.data()[At + Index])}...>>{};
}
template <auto Octets, size_t At, size_t Count>
struct bytes_of : decltype(diagnostic::make_bytes<Octets, At>(indices_below<Count>{})) {};

// The position of a code unit, counted from 1.
template <encoding_form Form, size_t Number>
inline constexpr type_identity<at_code_unit<Number>> place_in{};
template <size_t Number>
inline constexpr type_identity<at_byte<Number>> place_in<encoding_form::utf8, Number>{};
template <class Unit, size_t Number>
using place_of = typename decltype(place_in<form_of<Unit>, Number>)::type;

// The diagnostic of any fault but an invalid lead, with the section of the RFC that excludes it.
template <encoding_form Form, fault What, class Place, class Bytes>
U8LIT_ABI constexpr auto make_fault_diagnostic() noexcept {
  using namespace invalid_utf8;
  if constexpr (Form == encoding_form::utf16) {
    if constexpr (What == fault::unpaired_high_surrogate)
      return type_identity<invalid_utf16::unpaired_high_surrogate<Place, Bytes, RFC_2781_section_2>>{};
    else return type_identity<invalid_utf16::unpaired_low_surrogate<Place, Bytes, RFC_2781_section_2>>{};
  } else if constexpr (Form == encoding_form::utf32) {
    if constexpr (What == fault::surrogate)
      return type_identity<invalid_utf32::surrogate<Place, Bytes, RFC_3629_section_3>>{};
    else return type_identity<invalid_utf32::out_of_range<Place, Bytes, RFC_3629_section_3>>{};
  } else if constexpr (What == fault::truncated) return type_identity<truncated<Place, Bytes, RFC_3629_section_4>>{};
  else if constexpr (What == fault::missing_continuation)
    return type_identity<missing_continuation<Place, Bytes, RFC_3629_section_4>>{};
  else if constexpr (What == fault::unexpected_continuation)
    return type_identity<unexpected_continuation<Place, Bytes, RFC_3629_section_4>>{};
  else if constexpr (What == fault::overlong) return type_identity<overlong<Place, Bytes, RFC_3629_section_3>>{};
  else if constexpr (What == fault::surrogate) return type_identity<surrogate<Place, Bytes, RFC_3629_section_3>>{};
  else return type_identity<out_of_range<Place, Bytes, RFC_3629_section_3>>{};
}

template <literal_fault Fault>
U8LIT_ABI constexpr auto make_diagnostic() noexcept {
  using evidence = typename bytes_of<Fault, 0, Fault.count>::type;
  using namespace invalid_utf8;
  if constexpr (!Fault.exists()) {
    return type_identity<well_formed_text>{};
  } else if constexpr (Fault.is_not_unicode) {
    if constexpr (Fault.form == encoding_form::none) return type_identity<ordinary_literal_encoding<is_not_UTF_8>>{};
    else return type_identity<wide_literal_encoding<is_not_UTF_16_or_UTF_32>>{};
  } else if constexpr (Fault.what == fault::invalid_lead) {
    using place = at_byte<Fault.offset + 1>;
    constexpr lead_fault lead = detail::classify_invalid_lead(Fault.octets[0]);
    if constexpr (lead == lead_fault::overlong)
      return type_identity<
          invalid_lead<place, evidence, it_can_only_begin_an_overlong_sequence, RFC_3629_section_1>>{};
    else if constexpr (lead == lead_fault::out_of_range)
      return type_identity<invalid_lead<place, evidence, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>{};
    else
      return type_identity<invalid_lead<place, evidence, it_never_appears, RFC_3629_section_1>>{};
  } else {
    using place = typename decltype(place_in<Fault.form, Fault.offset + 1>)::type;
    return diagnostic::make_fault_diagnostic<Fault.form, Fault.what, place, evidence>();
  }
}

template <literal_fault Fault>
using type_of = typename decltype(diagnostic::make_diagnostic<Fault>())::type;

}  // namespace diagnostic

// The diagnostic of a literal: `diagnostic_of<"日本語">` is well_formed_text.
template <unvalidated_literal Literal>
using diagnostic_of = diagnostic::type_of<literal_fault{Literal}>;

template <class Diagnostic>
inline constexpr bool is_well_formed_text = false;
template <>
inline constexpr bool is_well_formed_text<well_formed_text> = true;

}  // namespace u8lit::detail

namespace u8lit {

/// Satisfied by well_formed_text only. Constrains templates by the diagnostic of their arguments: a compiler that finds
/// it unsatisfied prints the diagnostic.
/// \code
/// template <u8lit::fixed_text Name>
///   requires u8lit::well_formed<typename check<Name>::type>  // your own: well_formed_text or an incomplete type
/// void set();
/// \endcode
template <class Diagnostic>
concept well_formed = detail::is_well_formed_text<Diagnostic>;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
