// SPDX-License-Identifier: BSL-1.0
// The compilers wing: the parts of other headers that differ between compilers. A header includes its part in the
// middle, where the macros and names that the part uses are known. A part includes only other parts.
// For example, text/text_literal.hpp includes text_literals.hpp (this file), the operators `_text`. For "caf\xE9"_text,
// g++ overwrites the NUL of the text with 1, and the assertion in nul_assertion.hpp refuses that. Its message is
// computed or is in fixed_sentences.hpp. Clang selects the operator that returns the class in
// clang_refused_literal.hpp, which has the attributes in clang_attributes.hpp (base/compiler.hpp: literals as packs).
// The other parts are for
// - literals: report_functions.hpp, clang_literals.hpp, clang_ill_formed_chars.hpp, scalar_literals.hpp,
//   refused_numerals.hpp, normalized_literals.hpp
// - arguments: clang_arrays.hpp, clang_constructors.hpp, clang_policy_attributes.hpp, clang_numbers.hpp
// - warnings: clang_suspicious_literals.hpp, clang_suspicious_chars.hpp, clang_suspicious_fixed_text.hpp

// The operators of text/text_literal.hpp.
namespace u8lit::inline literals {

#ifndef __clang__
/// Makes a text_constant: text as a type. Does not compile if the literal is ill-formed. Complexity: linear, at compile
/// time.
/// \return the text_constant
/// \code
/// constexpr auto name = "日本語"_text;
/// static_assert(name.size() == 9);
/// \endcode
template <detail::literal_argument Text>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr text_constant<Text.text> operator""_text() noexcept {
  return {};
}

// For an ill-formed unvalidated_literal as an explicit argument: `operator""_text<literal>()`.
template <detail::ill_formed_value Value>
detail::ill_formed_text<Value.place> operator""_text() noexcept;
#else
/// Makes a text_constant: text as a type. Does not compile if the literal is ill-formed. Complexity: linear, at compile
/// time.
/// \return the text_constant
/// \code
/// constexpr auto name = "日本語"_text;
/// static_assert(name.size() == 9);
/// \endcode
template <fixed_text Text>
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept {
  return {};
}

// For ill-formed literals.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgnu-string-literal-operator-template"
template <class Unit, Unit... Units>
U8LIT_ABI detail::refused_literal<detail::attribute_for_pack<Unit, Units...>()> operator""_text() noexcept;
#pragma clang diagnostic pop
#endif

}  // namespace u8lit::inline literals
