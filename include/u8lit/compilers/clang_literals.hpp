// SPDX-License-Identifier: BSL-1.0
// A part of text/literals.hpp: how clang refuses ill-formed literals, the attributes of the literal operators and their
// twins (compiler.hpp: sentences of clang, literals evaluated twice, unevaluated literals).
#ifdef __clang__

namespace u8lit::detail {

// The number of the attribute that refuses a literal (diagnosis/attribute_for.hpp). Clang knows the literal's size
// while it evaluates an attribute. To include literals.hpp, clang 19 would execute 0.6 % more instructions if each
// condition passed the size. Conditions that call a function template would cost twice as much.
template <code_unit Unit>
U8LIT_ABI constexpr int attribute_for_literal(const Unit* units, size_t numbered) noexcept {
  return detail::attribute_for(units, __builtin_object_size(units, 1) / sizeof(Unit) - 1, numbered);
}
U8LIT_ABI constexpr int attribute_for_char(const char* units) noexcept {
  return detail::attribute_for_literal(units, 8);
}
#ifdef __cpp_char8_t
U8LIT_ABI constexpr int attribute_for_char8_t(const char8_t* units) noexcept {
  return detail::attribute_for_literal(units, 8);
}
#endif
U8LIT_ABI constexpr int attribute_for_char16_t(const char16_t* units) noexcept {
  return detail::attribute_for_literal(units, 4);
}
U8LIT_ABI constexpr int attribute_for_char32_t(const char32_t* units) noexcept {
  return detail::attribute_for_literal(units, 4);
}

}  // namespace u8lit::detail

namespace u8lit::inline literals {

// Selected for ill-formed literals. literals.hpp defines them; the attributes also apply to the definitions.

/// Makes UTF-8 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE text_view<char> operator""_utf8(const char* units U8LIT_LIFETIMEBOUND, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_ATTRIBUTE detail::attribute_for_char(units)
#define U8LIT_UNIT_WIDTH 8
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
#ifdef __cpp_char8_t
/// Makes UTF-8 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE text_view<char8_t> operator""_utf8(const char8_t* units U8LIT_LIFETIMEBOUND, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_ATTRIBUTE detail::attribute_for_char8_t(units)
#define U8LIT_UNIT_WIDTH 8
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
#endif
/// Makes UTF-16 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE text_view<char16_t> operator""_utf16(const char16_t* units U8LIT_LIFETIMEBOUND, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_ATTRIBUTE detail::attribute_for_char16_t(units)
#define U8LIT_UNIT_WIDTH 16
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));
/// Makes UTF-32 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE text_view<char32_t> operator""_utf32(const char32_t* units U8LIT_LIFETIMEBOUND, size_t size) noexcept
    U8LIT_LITERAL(units) U8LIT_REFUSES_LITERALS __attribute__((
#define U8LIT_ATTRIBUTE detail::attribute_for_char32_t(units)
#define U8LIT_UNIT_WIDTH 32
#include <u8lit/compilers/clang_attributes.hpp>
    diagnose_if(!__builtin_constant_p(units) || true, U8LIT_NOT_EVALUATED, "error")));

// Selected for well-formed literals.

/// Makes UTF-8 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE_TWIN text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char>::unchecked(units, size);
}
#ifdef __cpp_char8_t
/// Makes UTF-8 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE_TWIN text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char8_t>::unchecked(units, size);
}
#endif
/// Makes UTF-16 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE_TWIN text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char16_t>::unchecked(units, size);
}
/// Makes UTF-32 text of a literal. Does not compile if it is ill-formed.
U8LIT_IMMEDIATE_TWIN text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    U8LIT_LITERAL(units) __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""))) {
  return text_view<char32_t>::unchecked(units, size);
}

// Selected for arguments that are not constant, and where the address is taken. A literal selects one of the others,
// because they have an enable_if.
consteval text_view<char> operator""_utf8(const char*, size_t) noexcept U8LIT_TAKES_LITERALS;
#ifdef __cpp_char8_t
consteval text_view<char8_t> operator""_utf8(const char8_t*, size_t) noexcept U8LIT_TAKES_LITERALS;
#endif
consteval text_view<char16_t> operator""_utf16(const char16_t*, size_t) noexcept U8LIT_TAKES_LITERALS;
consteval text_view<char32_t> operator""_utf32(const char32_t*, size_t) noexcept U8LIT_TAKES_LITERALS;

}  // namespace u8lit::inline literals
#endif
