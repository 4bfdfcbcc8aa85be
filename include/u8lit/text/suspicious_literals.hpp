// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SUSPICIOUS_LITERALS_HPP
#define U8LIT_TEXT_SUSPICIOUS_LITERALS_HPP

// Overloads of the literal operators that clang warns of (diagnosis/suspicion_warning.hpp).
#include <u8lit/text/text_literal.hpp>
#include <u8lit/text/text_view.hpp>
#ifdef U8LIT_HAS_WARNING_OVERLOADS
#include <u8lit/text/char_literal.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

template <u8_literal_as_char Literal>
inline constexpr suspicion suspicion_of_chars = detail::suspicion_in_array(Literal.units);

}  // namespace u8lit::detail

namespace u8lit::inline literals {

/// Makes UTF-8 text of a suspicious literal, with a warning. Does not compile if it is ill-formed.
U8LIT_ABI constexpr text_view<char> operator""_utf8(const char* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::units_of(units, size), "byte") {
  return text_view<char>::unchecked(units, size);
}
#ifdef __cpp_char8_t
/// Makes UTF-8 text of a suspicious literal, with a warning. Does not compile if it is ill-formed.
U8LIT_ABI constexpr text_view<char8_t> operator""_utf8(const char8_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::units_of(units, size), "byte") {
  return text_view<char8_t>::unchecked(units, size);
}
#endif
/// Makes UTF-16 text of a suspicious literal, with a warning. Does not compile if it is ill-formed.
U8LIT_ABI constexpr text_view<char16_t> operator""_utf16(const char16_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::units_of(units, size), "code unit") {
  return text_view<char16_t>::unchecked(units, size);
}
/// Makes UTF-32 text of a suspicious literal, with a warning. Does not compile if it is ill-formed.
U8LIT_ABI constexpr text_view<char32_t> operator""_utf32(const char32_t* units, size_t size) noexcept
    U8LIT_LITERAL(units)
    __attribute__((enable_if(detail::is_well_formed_literal(units, size), ""),
                   enable_if(!!detail::suspicion_in_literal(units, size), "")))
    U8LIT_WARNINGS(detail::units_of(units, size), "code unit") {
  return text_view<char32_t>::unchecked(units, size);
}

/// Makes a constant array of a suspicious literal, with a warning. Does not compile if it is ill-formed.
template <detail::u8_literal_as_char Literal>
  requires(!!detail::suspicion_of_chars<Literal>)
[[gnu::always_inline]] U8LIT_ABI constexpr auto operator""_chars() noexcept -> const char (&)[sizeof Literal.units]
    U8LIT_WARNINGS(detail::suspicion_of_chars<Literal>, "byte") {
  return Literal.units;
}

}  // namespace u8lit::inline literals

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>
#endif

#endif
