// SPDX-License-Identifier: BSL-1.0
// A part of unicode/normalized_literal.hpp: its operator.
namespace u8lit::inline literals {

#ifndef __clang__
/// Makes a text_constant in Normalization Form C (UAX #15) of a literal. Does not compile if the literal is ill-formed.
/// Complexity: linear, at compile time.
/// \return the text_constant
/// \code
/// static_assert("cafe\u0301"_nfc == "caf\u00E9"_text);
/// \endcode
template <detail::literal_argument Text>
[[nodiscard]] consteval auto operator""_nfc() noexcept {
  return detail::make_normalized_text<detail::nfc>(text_constant<Text.text>{});
}

// For an ill-formed unvalidated_literal as an explicit argument: `operator""_nfc<literal>()`.
template <detail::ill_formed_value Value>
detail::ill_formed_text<Value.place> operator""_nfc() noexcept;
#else
/// Makes a text_constant in Normalization Form C (UAX #15) of a literal. Does not compile if the literal is ill-formed.
/// Complexity: linear, at compile time.
/// \return the text_constant
/// \code
/// static_assert("cafe\u0301"_nfc == "caf\u00E9"_text);
/// \endcode
template <fixed_text Text>
[[nodiscard]] consteval auto operator""_nfc() noexcept {
  return detail::make_normalized_text<detail::nfc>(text_constant<Text>{});
}

// For ill-formed literals.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgnu-string-literal-operator-template"
template <class Unit, Unit... Units>
U8LIT_ABI detail::refused_literal<detail::attribute_for_pack<Unit, Units...>()> operator""_nfc() noexcept;
#pragma clang diagnostic pop
#endif

}  // namespace u8lit::inline literals
