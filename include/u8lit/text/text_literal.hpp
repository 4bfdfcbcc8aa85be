// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_LITERAL_HPP
#define U8LIT_TEXT_TEXT_LITERAL_HPP

#include <u8lit/text/text_constant.hpp>
#ifndef __clang__
#include <u8lit/diagnosis/diagnostic.hpp>
#endif
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

#ifdef __clang__
// What `_text` of an ill-formed literal would give.
struct no_text {};
#endif

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

// Text as a type, of any form: `"日本語"_text` is a text_constant. The second operator is the refusal of what is
// ill-formed. Clang selects, as [lex.ext] says, an operator that is no template for a literal that is no valid template
// argument, so well-formed literals are judged once. g++ would select it for all literals; there it is a template whose
// result's type is incomplete and says why, so that its use is the error.
template <fixed_text Text>
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept {
  return {};
}
#ifndef __clang__
template <detail::diagnostic::ill_formed_literal Literal>
detail::diagnostic::type_of<Literal.fault> operator""_text() noexcept;
#else
consteval detail::no_text operator""_text(const char* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  found.report(found.number, found.shown);
  return {};
}
#ifdef __cpp_char8_t
consteval detail::no_text operator""_text(const char8_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  found.report(found.number, found.shown);
  return {};
}
#endif
consteval detail::no_text operator""_text(const char16_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  found.report(found.number, found.shown);
  return {};
}
consteval detail::no_text operator""_text(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  found.report(found.number, found.shown);
  return {};
}
consteval detail::no_text operator""_text(const wchar_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  found.report(found.number, found.shown);
  return {};
}
#endif

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
