// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_TEXT_LITERAL_HPP

#include <u8lit/diagnosis/refused_literal.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

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
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text.text> operator""_text() noexcept {
  return {};
}

// For an ill-formed value, `operator""_text<value>()`.
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
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept {
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

#include <u8lit/base/end.hpp>

#endif
