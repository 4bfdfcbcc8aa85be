// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FINDING_HPP
#define U8LIT_FINDING_HPP

#include <u8lit/finding_names.hpp>
#include <u8lit/indices.hpp>
#include <u8lit/literal_fault.hpp>
#include <u8lit/compiler/begin.hpp>

// What was found of a literal that is a template argument, as a type. That of an ill-formed one is incomplete and says by
// its name and arguments what is wrong: to use it is the error, and to ask for it is none, so constraints stay soft.

namespace u8lit {

struct well_formed_text {};

namespace finding {

// `Octets`, a unvalidated_literal or what has data() as well, from `At` on.
template <auto Octets, size_t At, size_t... Index>
U8LIT_ABI constexpr auto octets_from(indices<Index...>) noexcept {
  return found_to_be<octets<octet{octet_of(Octets.data()[At + Index])}...>>{};
}
template <auto Octets, size_t At, size_t Count>
struct octets_of : decltype(finding::octets_from<Octets, At>(indices_below<Count>{})) {};

// Where the code unit of that number is, counted from 1.
template <encoding_form Form, size_t Number>
inline constexpr found_to_be<at_code_unit<Number>> place_in{};
template <size_t Number>
inline constexpr found_to_be<at_octet<Number>> place_in<encoding_form::utf8, Number>{};
template <class Unit, size_t Number>
using place_of = typename decltype(place_in<form_of<Unit>, Number>)::type;

// The name of each fault but invalid leads, and the section of the RFC that it offends.
template <encoding_form Form, fault What, class Place, class Octets>
U8LIT_ABI constexpr auto named() noexcept {
  using namespace invalid_utf8;
  if constexpr (Form == encoding_form::utf16) {
    if constexpr (What == fault::unpaired_high_surrogate)
      return found_to_be<invalid_utf16::unpaired_high_surrogate<Place, Octets, RFC_2781_section_2>>{};
    else return found_to_be<invalid_utf16::unpaired_low_surrogate<Place, Octets, RFC_2781_section_2>>{};
  } else if constexpr (Form == encoding_form::utf32) {
    if constexpr (What == fault::surrogate) return found_to_be<invalid_utf32::surrogate<Place, Octets, RFC_3629_section_3>>{};
    else return found_to_be<invalid_utf32::out_of_range<Place, Octets, RFC_3629_section_3>>{};
  } else if constexpr (What == fault::truncated) return found_to_be<truncated<Place, Octets, RFC_3629_section_4>>{};
  else if constexpr (What == fault::missing_continuation)
    return found_to_be<missing_continuation<Place, Octets, RFC_3629_section_4>>{};
  else if constexpr (What == fault::unexpected_continuation)
    return found_to_be<unexpected_continuation<Place, Octets, RFC_3629_section_4>>{};
  else if constexpr (What == fault::overlong) return found_to_be<overlong<Place, Octets, RFC_3629_section_3>>{};
  else if constexpr (What == fault::surrogate) return found_to_be<surrogate<Place, Octets, RFC_3629_section_3>>{};
  else return found_to_be<out_of_range<Place, Octets, RFC_3629_section_3>>{};
}

template <literal_fault Fault>
U8LIT_ABI constexpr auto of() noexcept {
  using shown = typename octets_of<Fault, 0, Fault.count>::type;
  using namespace invalid_utf8;
  if constexpr (!Fault.exists()) {
    return found_to_be<well_formed_text>{};
  } else if constexpr (Fault.is_not_utf8) {
    if constexpr (Fault.form == encoding_form::none) return found_to_be<ordinary_literal_encoding<is_not_UTF_8>>{};
    else return found_to_be<wide_literal_encoding<is_not_UTF_16_or_UTF_32>>{};
  } else if constexpr (Fault.what == fault::invalid_lead) {
    using place = at_octet<Fault.offset + 1>;
    if constexpr (Fault.octets[0] < 0xC2)
      return found_to_be<invalid_lead<place, shown, only_an_overlong_sequence_could_begin_so, RFC_3629_section_1>>{};
    else if constexpr (Fault.octets[0] < 0xFE)
      return found_to_be<invalid_lead<place, shown, it_would_lie_beyond_U_10FFFF, RFC_3629_section_1>>{};
    else
      return found_to_be<invalid_lead<place, shown, it_never_appears, RFC_3629_section_1>>{};
  } else {
    using place = typename decltype(place_in<Fault.form, Fault.offset + 1>)::type;
    return finding::named<Fault.form, Fault.what, place, shown>();
  }
}

template <literal_fault Fault>
using type_of = typename decltype(of<Fault>())::type;

}  // namespace finding

template <unvalidated_literal Text>
using finding_of = finding::type_of<literal_fault{Text}>;

template <class Finding>
inline constexpr bool is_well_formed_text = false;
template <>
inline constexpr bool is_well_formed_text<well_formed_text> = true;

// The constraint on every template that takes a literal. A compiler that finds it unsatisfied prints the finding.
template <class Finding>
concept well_formed = is_well_formed_text<Finding>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
