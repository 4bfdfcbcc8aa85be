// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODEC_FORM_CONVERSION_HPP
#define U8LIT_CODEC_FORM_CONVERSION_HPP

#include <u8lit/codec/encoded_constant.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/base/begin.hpp>

// Literals from a form to UTF-8 and back, at compile time.

namespace u8lit::detail::form_conversion {

// How far each goes, and how long what it writes is.
template <class Form, unvalidated_literal Octets>
inline constexpr transcoded to_utf8 = [] {
  using source = scalar_value_source<Form, typename decltype(Octets)::unit_type>;
  return detail::transcode_between(source{Octets.units, Octets.size()}, counting_target<form_target<char>>{}, on_fault::stop);
}();
template <class Form, fixed_text Text>
inline constexpr transcoded from_utf8 = [] {
  return detail::transcode_between(form_source{Text.data(), Text.size()}, counting_target<number_target<Form, char>>{},
                                  on_fault::stop);
}();

// What of a form's numbers UTF-8 has no sequence for is told as UTF-8 tells it, with the whole of the form's sequence.
template <class Form, unvalidated_literal Octets>
U8LIT_ABI constexpr auto diagnostic_to_utf8() noexcept {
  using unit = typename decltype(Octets)::unit_type;
  constexpr verdict found = to_utf8<Form, Octets>.found;
  using place = diagnostic::place_of<unit, found.offset + 1>;
  if constexpr (static_cast<bool>(found)) {
    return type_identity<well_formed_text>{};
  } else if constexpr (utf8_unit<unit>) {
    using shown = typename diagnostic::octets_of<Octets, found.offset, found.length>::type;
    return diagnostic::make_fault<encoding_form::utf8, found.what, place, shown>();
  } else {
    using shown = typename diagnostic::octets_of_unit<sizeof(unit), detail::to_unsigned(Octets.units[found.offset])>::type;
    return diagnostic::make_fault<encoding_form::utf32, found.what, place, shown>();
  }
}
template <class Form, unvalidated_literal Octets>
using to_utf8_diagnostic = typename decltype(diagnostic_to_utf8<Form, Octets>())::type;

template <class Form, fixed_text Text>
U8LIT_ABI constexpr auto diagnostic_from_utf8() noexcept {
  constexpr verdict found = from_utf8<Form, Text>.found;
  if constexpr (static_cast<bool>(found)) {
    return type_identity<well_formed_text>{};
  } else {
    constexpr char32_t value = u8lit::decode_front(Text.data() + found.offset, found.length).value;
    using place = diagnostic::at_octet<found.offset + 1>;
    return type_identity<typename invalid<Form>::template unrepresentable<place, diagnostic::character_of<value>>>{};
  }
}
template <class Form, fixed_text Text>
  requires utf8_unit<typename decltype(Text)::unit_type>
using from_utf8_diagnostic = typename decltype(diagnostic_from_utf8<Form, Text>())::type;

// The unit type of the literal, if the other side has units like it.
template <encoding_form Wanted, code_unit Unit>
U8LIT_ABI constexpr auto counterpart_unit() noexcept {
  if constexpr (form_of<Unit> == Wanted) return Unit{};
  else if constexpr (Wanted == encoding_form::utf16) return char16_t{};
  else if constexpr (Wanted == encoding_form::utf32) return char32_t{};
  else return char{};
}

// The encoded_constant of what `Fill{}(units, Size)` writes.
template <class Form, code_unit Unit, size_t Size, class Fill>
consteval auto build_constant(Fill) noexcept {
  return encoded_constant<Form, built_units<Unit, Size, Fill>>{};
}

// Each once for each literal.
template <class Form, unvalidated_literal Octets>
consteval auto build_utf8_text() noexcept {
  using unit = decltype(form_conversion::counterpart_unit<encoding_form::utf8, typename decltype(Octets)::unit_type>());
  return detail::build_unchecked_text<unit, to_utf8<Form, Octets>.written>(
      [](unit* units, size_t size) { static_cast<void>(Form::to_utf8(Octets.units, Octets.size(), units, size)); });
}
template <class Form, fixed_text Text>
consteval auto build_form_literal() noexcept {
  using unit = decltype(form_conversion::counterpart_unit<Form::unit_form, typename decltype(Text)::unit_type>());
  return form_conversion::build_constant<Form, unit, from_utf8<Form, Text>.written>(
      [](unit* units, size_t size) { static_cast<void>(Form::from_utf8(Text.data(), Text.size(), units, size)); });
}

// A literal of one form in another that has all its numbers.
template <class From, unvalidated_literal Octets, class Target>
U8LIT_ABI constexpr size_t write_converted(Target target) noexcept {
  using source = number_source<From, typename decltype(Octets)::unit_type>;
  return detail::transcode_between(source{Octets.units, Octets.size()}, target, on_fault::stop).written;
}
template <class From, unvalidated_literal Octets, class Target>
inline constexpr size_t converted_size = form_conversion::write_converted<From, Octets>(counting_target<Target>{});
template <class From, class To, unvalidated_literal Octets,
          code_unit Unit = decltype(form_conversion::counterpart_unit<To::unit_form, typename decltype(Octets)::unit_type>())>
consteval auto convert() noexcept {
  using target = number_target<To, Unit>;
  return form_conversion::build_constant<To, Unit, converted_size<From, Octets, target>>(
      [](Unit* units, size_t size) { form_conversion::write_converted<From, Octets>(target{units, size}); });
}

}  // namespace u8lit::detail::form_conversion

#include <u8lit/base/end.hpp>

#endif
