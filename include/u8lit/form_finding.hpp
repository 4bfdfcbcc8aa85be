// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORM_FINDING_HPP
#define U8LIT_FORM_FINDING_HPP

#include <u8lit/finding.hpp>
#include <u8lit/form_fault.hpp>
#include <u8lit/form_finding_names.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

namespace finding {

// The first rule that fits, and where it stands.
template <fault What, u8lit::octet Lead>
U8LIT_ABI constexpr rule_list<rules::its_grammar_has_no_such_sequence> rule_that_fits(rule_list<>) noexcept;
template <fault What, u8lit::octet Lead, class Sentence, class Source, fault Offence, u8lit::octet First, u8lit::octet Last,
          class... Rest>
U8LIT_ABI constexpr auto rule_that_fits(rule_list<rule<Sentence, Source, Offence, First, Last>, Rest...>) noexcept {
  constexpr bool is_of_this_fault = Offence == What || Offence == fault::none;
  if constexpr (is_of_this_fault && First <= Lead && Lead <= Last) return rule_list<Sentence, Source>{};
  else return decltype(finding::rule_that_fits<What, Lead>(rule_list<Rest...>{})){};
}

template <class Form>
struct rules_of : found_to_be<rule_list<>> {};
template <class Form>
  requires requires { typename Form::rules; }
struct rules_of<Form> : found_to_be<typename Form::rules> {};

template <class Form, fault What, class... Facts, class... Rule>
U8LIT_ABI constexpr auto named(rule_list<Rule...>) noexcept {
  using its = invalid<Form>;
  if constexpr (What == fault::truncated)
    return found_to_be<typename its::template truncated<Facts..., Rule...>>{};
  else if constexpr (What == fault::missing_continuation)
    return found_to_be<typename its::template missing_continuation<Facts..., Rule...>>{};
  else if constexpr (What == fault::unexpected_continuation)
    return found_to_be<typename its::template unexpected_continuation<Facts..., Rule...>>{};
  else if constexpr (What == fault::invalid_lead)
    return found_to_be<typename its::template invalid_lead<Facts..., Rule...>>{};
  else if constexpr (What == fault::overlong)
    return found_to_be<typename its::template overlong<Facts..., Rule...>>{};
  else if constexpr (What == fault::surrogate)
    return found_to_be<typename its::template surrogate<Facts..., Rule...>>{};
  else if constexpr (What == fault::surrogate_pair)
    return found_to_be<typename its::template surrogate_pair<Facts..., Rule...>>{};
  else
    return found_to_be<typename its::template out_of_range<Facts..., Rule...>>{};
}

template <encoding_form Form>
inline constexpr found_to_be<rules::its_code_units_are_octets> units_of_literals{};
template <>
inline constexpr found_to_be<rules::its_code_units_have_16_bits> units_of_literals<encoding_form::utf16>{};
template <>
inline constexpr found_to_be<rules::its_code_units_have_32_bits> units_of_literals<encoding_form::utf32>{};

template <auto Fault>
U8LIT_ABI constexpr auto of_form() noexcept {
  using form = typename decltype(Fault)::form_type;
  if constexpr (!Fault.exists()) {
    return found_to_be<well_formed_text>{};
  } else if constexpr (Fault.has_other_units) {
    using rule = typename decltype(units_of_literals<form::unit_form>)::type;
    return found_to_be<typename invalid<form>::template literal<rule>>{};
  } else if constexpr (Fault.is_not_utf8) {
    return found_to_be<invalid_utf8::ordinary_literal_encoding<invalid_utf8::is_not_UTF_8>>{};
  } else {
    using place = typename decltype(place_in<form::unit_form, Fault.offset + 1>)::type;
    using shown = typename octets_of<Fault, 0, Fault.count>::type;
    using facts = decltype(finding::rule_that_fits<Fault.what, Fault.octets[0]>(typename rules_of<form>::type{}));
    return finding::named<form, Fault.what, place, shown>(facts{});
  }
}

}  // namespace finding

// What was found of a literal of a form: `well_formed_text`, or an incomplete type that names the form, the fault, the
// place, the octets and the form's rule. The first of these takes the form_fault of the literal.
template <auto Fault>
using form_finding = typename decltype(finding::of_form<Fault>())::type;
template <class Form, unvalidated_literal Octets>
using form_finding_of = form_finding<form_fault_of<Form, Octets>>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
