// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERALS_HPP
#define U8LIT_TEXT_LITERALS_HPP

#include <u8lit/text/scalar_literal.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Return types of deleted operators, for compilers that print only the declaration.
struct write_utf8;
struct write_utf16;
struct write_utf32;
struct write_text;

#ifdef __clang__
// Which of the attributes in refused_attributes.hpp a literal is refused by: 100 times the number of the fault, plus
// 1000 times that of the reason for an invalid lead, plus the number of the code unit if it is not above `numbered`. 0
// if the literal is well-formed. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr int attribute_for(const Unit* units, size_t size, size_t numbered) noexcept {
  const verdict found = detail::constexpr_verdict(units, size);
  const int at = found.offset < numbered ? static_cast<int>(found.offset) + 1 : 0;
  const int what = static_cast<int>(found.what);
  if (what != static_cast<int>(fault::invalid_lead)) return 100 * what + at;
  const lead_fault why = detail::classify_invalid_lead(detail::to_unsigned(units[found.offset]));
  return 100 * what + 1000 * static_cast<int>(why) + at;
}
// The same as functions that are no templates, which cost half as much in an attribute.
U8LIT_ABI constexpr int attribute_for_char(const char* units, size_t size) noexcept {
  return detail::attribute_for(units, size, 8);
}
#ifdef __cpp_char8_t
U8LIT_ABI constexpr int attribute_for_char8_t(const char8_t* units, size_t size) noexcept {
  return detail::attribute_for(units, size, 8);
}
#endif
U8LIT_ABI constexpr int attribute_for_char16_t(const char16_t* units, size_t size) noexcept {
  return detail::attribute_for(units, size, 4);
}
U8LIT_ABI constexpr int attribute_for_char32_t(const char32_t* units, size_t size) noexcept {
  return detail::attribute_for(units, size, 4);
}
#endif

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

// No template is instantiated for a literal, and few functions take its address, because each of these costs g++ time.

#ifdef __clang__  // compiler.hpp: sentences of clang, literals evaluated twice, unevaluated literals
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
// The operators are selected for ill-formed literals. These attributes belong to their definitions, too.
U8LIT_IMMEDIATE text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_REFUSED_BY detail::attribute_for_char(units, size)
#define U8LIT_REFUSED_FORM 8
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
#ifdef __cpp_char8_t
U8LIT_IMMEDIATE text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_REFUSED_BY detail::attribute_for_char8_t(units, size)
#define U8LIT_REFUSED_FORM 8
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
#endif
U8LIT_IMMEDIATE text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_REFUSED_BY detail::attribute_for_char16_t(units, size)
#define U8LIT_REFUSED_FORM 16
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
U8LIT_IMMEDIATE text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_REFUSED_BY detail::attribute_for_char32_t(units, size)
#define U8LIT_REFUSED_FORM 32
#include <u8lit/diagnosis/refused_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
// The same operators for well-formed literals.
U8LIT_IMMEDIATE_TWIN text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char>::unchecked(units, size);
}
#ifdef __cpp_char8_t
U8LIT_IMMEDIATE_TWIN text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char8_t>::unchecked(units, size);
}
#endif
U8LIT_IMMEDIATE_TWIN text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char16_t>::unchecked(units, size);
}
U8LIT_IMMEDIATE_TWIN text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char32_t>::unchecked(units, size);
}
#pragma clang diagnostic pop
#endif

/// Makes a text_view of a UTF-8 literal. Does not compile if it is ill-formed: the error names the fault, the number of
/// the byte and the section of RFC 3629. Complexity: linear, at compile time.
/// \code
/// constexpr auto name = "日本語"_utf8;
/// static_assert(name.size() == 9);
/// \endcode
U8LIT_IMMEDIATE text_view<char> operator""_utf8(const char* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  if (detail::literals_are_unicode<char> && detail::constexpr_valid_prefix(units, size) == size)
    return text_view<char>::unchecked(units, size);
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char>::unchecked(units, result.report(result.number, result.shown));
}
#ifdef __cpp_char8_t
/// As above, of char8_t: `u8"日本語"_utf8`.
U8LIT_IMMEDIATE text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  if (detail::constexpr_valid_prefix(units, size) == size) return text_view<char8_t>::unchecked(units, size);
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char8_t>::unchecked(units, result.report(result.number, result.shown));
}
#endif
/// Makes a text_view of a UTF-16 literal, `u"日本語"_utf16`. Does not compile if a surrogate is unpaired.
U8LIT_IMMEDIATE text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char16_t>::unchecked(units, result.report(result.number, result.shown));
}
/// Makes a text_view of a UTF-32 literal, `U"日本語"_utf32`. Does not compile if it holds a surrogate or a number greater
/// than 10FFFF.
U8LIT_IMMEDIATE text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char32_t>::unchecked(units, result.report(result.number, result.shown));
}

// Literals with the suffix of another encoding form are refused, and the error says which suffix is meant.
U8LIT_ABI detail::write_utf16& operator""_utf8(const char16_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-16: write u\"...\"_utf16");
U8LIT_ABI detail::write_utf32& operator""_utf8(const char32_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-32: write U\"...\"_utf32");
U8LIT_ABI detail::write_text& operator""_utf8(const wchar_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is wide: write L\"...\"_text");
U8LIT_ABI detail::write_utf8& operator""_utf16(const char*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-8: write \"...\"_utf8");
U8LIT_ABI detail::write_utf32& operator""_utf16(const char32_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-32: write U\"...\"_utf32");
U8LIT_ABI detail::write_text& operator""_utf16(const wchar_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is wide: write L\"...\"_text");
U8LIT_ABI detail::write_utf8& operator""_utf32(const char*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-8: write \"...\"_utf8");
U8LIT_ABI detail::write_utf16& operator""_utf32(const char16_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-16: write u\"...\"_utf16");
U8LIT_ABI detail::write_text& operator""_utf32(const wchar_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is wide: write L\"...\"_text");
#ifdef __cpp_char8_t
U8LIT_ABI detail::write_utf8& operator""_utf16(const char8_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-8: write u8\"...\"_utf8");
U8LIT_ABI detail::write_utf8& operator""_utf32(const char8_t*, size_t)
    U8LIT_DELETED("u8lit: this literal is UTF-8: write u8\"...\"_utf8");
#endif

}  // namespace literals

}  // namespace u8lit

#ifdef U8LIT_HAS_WARNING_OVERLOADS  // for suspicious literals: diagnosis/suspicion_warning.hpp
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"

namespace u8lit::detail {

template <fixed_text Text>
inline constexpr suspicion suspicion_of = detail::suspicion_in_literal(Text.data(), Text.size());
template <fixed_text Text>
inline constexpr bool is_suspicious_utf8 = suspicion_of<Text> && utf8_unit<typename decltype(Text)::unit_type>;
template <fixed_text Text>
inline constexpr bool is_suspicious_but_not_utf8 = suspicion_of<Text> && !is_suspicious_utf8<Text>;

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

U8LIT_ABI constexpr text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::suspicion_in_literal(units, size), "byte") {
  return text_view<char>::unchecked(units, size);
}
#ifdef __cpp_char8_t
U8LIT_ABI constexpr text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::suspicion_in_literal(units, size), "byte") {
  return text_view<char8_t>::unchecked(units, size);
}
#endif
U8LIT_ABI constexpr text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::suspicion_in_literal(units, size), "code unit") {
  return text_view<char16_t>::unchecked(units, size);
}
U8LIT_ABI constexpr text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::suspicion_in_literal(units, size), "code unit") {
  return text_view<char32_t>::unchecked(units, size);
}

template <fixed_text Text>
  requires(detail::is_suspicious_utf8<Text>)
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept
    U8LIT_WARNINGS(detail::suspicion_of<Text>, "byte") {
  return {};
}

template <fixed_text Text>
  requires(detail::is_suspicious_but_not_utf8<Text>)
[[gnu::always_inline]] U8LIT_ABI constexpr text_constant<Text> operator""_text() noexcept
    U8LIT_WARNINGS(detail::suspicion_of<Text>, "code unit") {
  return {};
}

}  // namespace literals

}  // namespace u8lit

#pragma clang diagnostic pop
#endif

#include <u8lit/base/end.hpp>

#endif
