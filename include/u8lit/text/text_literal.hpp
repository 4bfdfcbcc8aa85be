// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_TEXT_LITERAL_HPP

#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The return type of twins of `_text`, for ill-formed literals.
struct no_text {};

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

/// Makes a text_constant: text as a type. Does not compile if the literal is ill-formed. Complexity: linear, at compile
/// time.
/// \code
/// constexpr auto name = "日本語"_text;
/// static_assert(name.size() == 9);
/// \endcode
#ifndef U8LIT_HAS_TWINS
template <detail::literal_argument Text>
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text.text> operator""_text() noexcept {
  return {};
}

// For values only.
template <detail::ill_formed_value Value>
detail::ill_formed_text<Value.place> operator""_text() noexcept;
#else
template <fixed_text Text>
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept {
  return {};
}

// Selected for ill-formed literals. For clang these are no templates: as [lex.ext] says, it selects them only if the
// literal is no valid argument of the template above, so well-formed literals are validated once.
consteval detail::no_text operator""_text(const char* units, size_t size) noexcept {
  const detail::diagnosis result = detail::diagnose(units, size);
  result.report(result.number, result.shown);
  return {};
}
#ifdef __cpp_char8_t
consteval detail::no_text operator""_text(const char8_t* units, size_t size) noexcept {
  const detail::diagnosis result = detail::diagnose(units, size);
  result.report(result.number, result.shown);
  return {};
}
#endif
consteval detail::no_text operator""_text(const char16_t* units, size_t size) noexcept {
  const detail::diagnosis result = detail::diagnose(units, size);
  result.report(result.number, result.shown);
  return {};
}
consteval detail::no_text operator""_text(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis result = detail::diagnose(units, size);
  result.report(result.number, result.shown);
  return {};
}
consteval detail::no_text operator""_text(const wchar_t* units, size_t size) noexcept {
  const detail::diagnosis result = detail::diagnose(units, size);
  result.report(result.number, result.shown);
  return {};
}
#endif

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
