// SPDX-License-Identifier: BSL-1.0
// A part of text/literals.hpp: overloads of the literal operators that clang warns of
// (diagnosis/suspicion_warning.hpp).
#ifdef U8LIT_HAS_WARNING_OVERLOADS

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

}  // namespace u8lit::inline literals
#endif
