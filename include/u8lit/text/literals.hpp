// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_LITERALS_HPP
#define U8LIT_TEXT_LITERALS_HPP

#include <u8lit/text/scalar_literal.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

#include <u8lit/compilers/clang_literals.hpp>  // IWYU pragma: export
#include <u8lit/compilers/clang_suspicious_literals.hpp>  // IWYU pragma: export

namespace u8lit::detail {

// Return types of refused operators (attributes.hpp: U8LIT_REFUSED_RESULT).
#define U8LIT_IS_UTF8 "u8lit: this literal is UTF-8: write \"...\"_utf8, or change its prefix"
#define U8LIT_IS_U8 "u8lit: this literal is UTF-8: write u8\"...\"_utf8, or change its prefix"
#define U8LIT_IS_UTF16 "u8lit: this literal is UTF-16: write u\"...\"_utf16, or change its prefix"
#define U8LIT_IS_UTF32 "u8lit: this literal is UTF-32: write U\"...\"_utf32, or change its prefix"
#define U8LIT_IS_WIDE "u8lit: this literal is wide: write L\"...\"_text, or change its prefix"
U8LIT_REFUSAL_CLASS(this_literal_is_UTF_8_so_write_utf8, U8LIT_IS_UTF8)
U8LIT_REFUSAL_CLASS(this_u8_literal_is_UTF_8_so_write_utf8, U8LIT_IS_U8)
U8LIT_REFUSAL_CLASS(this_literal_is_UTF_16_so_write_utf16, U8LIT_IS_UTF16)
U8LIT_REFUSAL_CLASS(this_literal_is_UTF_32_so_write_utf32, U8LIT_IS_UTF32)
U8LIT_REFUSAL_CLASS(this_literal_is_wide_so_write_text, U8LIT_IS_WIDE)

// The code units of refused literals, for compilers that go on after the error. Nothing defines them, so no constant
// expression and no program can read them, even where a compiler has not printed the error (compiler.hpp: sentences of
// clang).
extern const char refused_char[];
#ifdef __cpp_char8_t
extern const char8_t refused_char8_t[];
#endif
extern const char16_t refused_char16_t[];
extern const char32_t refused_char32_t[];

}  // namespace u8lit::detail

namespace u8lit::inline literals {

// No template is instantiated for a literal, and few functions take its address, because each of these costs g++ time:
// `diagnose` is called only for what is not known to be well-formed. So g++ 12 takes 6 % fewer instructions for 2,000
// mixed literals of 50 octets, and 19 % fewer in ASCII.

/// Makes a text_view of a UTF-8 literal. Does not compile if it is ill-formed: the error names the fault, the number of
/// the byte and the section of RFC 3629. Complexity: linear, at compile time.
/// \return a view of the literal, without its NUL
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
  return text_view<char>::unchecked(result.accepts ? units : detail::refused_char,
                                    result.report(result.number, result.shown));
}
#ifdef __cpp_char8_t
/// As above, of char8_t: `u8"日本語"_utf8`.
U8LIT_IMMEDIATE text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  if (detail::constexpr_valid_prefix(units, size) == size) return text_view<char8_t>::unchecked(units, size);
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char8_t>::unchecked(result.accepts ? units : detail::refused_char8_t,
                                       result.report(result.number, result.shown));
}
#endif
/// Makes a text_view of a UTF-16 literal (Unicode D91), `u"日本語"_utf16`. Does not compile if a surrogate is unpaired.
/// Complexity: linear, at compile time.
/// \return a view of the literal, without its NUL
U8LIT_IMMEDIATE text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char16_t>::unchecked(result.accepts ? units : detail::refused_char16_t,
                                        result.report(result.number, result.shown));
}
/// Makes a text_view of a UTF-32 literal (Unicode D90), `U"日本語"_utf32`. Does not compile if it holds a surrogate or a
/// number greater than 10FFFF. Complexity: linear, at compile time.
/// \return a view of the literal, without its NUL
U8LIT_IMMEDIATE text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept U8LIT_LITERAL(units) {
  U8LIT_WARN_IF_SUSPICIOUS(units, size)
  const detail::diagnosis result = U8LIT_RECOVERED_LITERAL(detail::diagnose(units, size), size);
  if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(units, size));
  return text_view<char32_t>::unchecked(result.accepts ? units : detail::refused_char32_t,
                                        result.report(result.number, result.shown));
}

// Literals with the suffix of another encoding form are refused, and the error says which suffix is meant.
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_16_so_write_utf16) operator""_utf8(const char16_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF16);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_32_so_write_utf32) operator""_utf8(const char32_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF32);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_wide_so_write_text) operator""_utf8(const wchar_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_WIDE);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_8_so_write_utf8) operator""_utf16(const char*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF8);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_32_so_write_utf32) operator""_utf16(const char32_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF32);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_wide_so_write_text) operator""_utf16(const wchar_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_WIDE);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_8_so_write_utf8) operator""_utf32(const char*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF8);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_UTF_16_so_write_utf16) operator""_utf32(const char16_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_UTF16);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_wide_so_write_text) operator""_utf32(const wchar_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_WIDE);
#ifdef __cpp_char8_t
U8LIT_ABI U8LIT_REFUSED_RESULT(this_u8_literal_is_UTF_8_so_write_utf8) operator""_utf16(const char8_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_U8);
U8LIT_ABI U8LIT_REFUSED_RESULT(this_u8_literal_is_UTF_8_so_write_utf8) operator""_utf32(const char8_t*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_IS_U8);
#endif

}  // namespace u8lit::inline literals

#undef U8LIT_IS_UTF8
#undef U8LIT_IS_U8
#undef U8LIT_IS_UTF16
#undef U8LIT_IS_UTF32
#undef U8LIT_IS_WIDE
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
