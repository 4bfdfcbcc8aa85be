// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERALS_HPP
#define U8LIT_TEXT_LITERALS_HPP

#include <u8lit/text/scalar_literal.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/text/text_view.hpp>

namespace u8lit {

inline namespace literals {

// Text on the literal itself: `"日本語"_utf8` is a text_view. An ill-formed literal does not compile, and the error names
// the fault, the number of the octet or code unit, and the RFC's section. Nothing is instantiated for a literal, and few
// functions get it, of which g++ pays for each.
consteval text_view<char> operator""_utf8(const char* units, size_t size) noexcept {
  if (detail::literals_are_unicode<char> && detail::constexpr_valid_prefix(units, size) == size) return text_view<char>::unchecked(units, size);
  const detail::diagnosis found = detail::diagnose(units, size);
  return text_view<char>::unchecked(units, found.report(found.number, found.shown));
}
#ifdef __cpp_char8_t
consteval text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept {
  if (detail::constexpr_valid_prefix(units, size) == size) return text_view<char8_t>::unchecked(units, size);
  const detail::diagnosis found = detail::diagnose(units, size);
  return text_view<char8_t>::unchecked(units, found.report(found.number, found.shown));
}
#endif
consteval text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  return text_view<char16_t>::unchecked(units, found.report(found.number, found.shown));
}
consteval text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept {
  const detail::diagnosis found = detail::diagnose(units, size);
  return text_view<char32_t>::unchecked(units, found.report(found.number, found.shown));
}

// compiler.hpp: literals evaluated twice, and unevaluated ones.
#if defined(__clang__) && __clang_major__ != 16
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
#if __clang_major__ < 16
#define U8LIT_LITERAL_TWIN constexpr
#else
#define U8LIT_LITERAL_TWIN consteval
#endif
U8LIT_LITERAL_TWIN text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char>::unchecked(units, size);
}
#ifdef __cpp_char8_t
U8LIT_LITERAL_TWIN text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char8_t>::unchecked(units, size);
}
#endif
U8LIT_LITERAL_TWIN text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char16_t>::unchecked(units, size);
}
U8LIT_LITERAL_TWIN text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char32_t>::unchecked(units, size);
}
#undef U8LIT_LITERAL_TWIN
#pragma clang diagnostic pop
#endif

}  // namespace literals

}  // namespace u8lit

#endif
