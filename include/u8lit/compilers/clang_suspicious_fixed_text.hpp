// SPDX-License-Identifier: BSL-1.0
// A part of fixed_text: its constructors from literals that clang warns of (diagnosis/suspicion_warning.hpp).
#ifdef U8LIT_HAS_WARNING_OVERLOADS
U8LIT_CLANG_ATTRIBUTES_BEGIN
/// As below, for suspicious literals.
U8LIT_ABI constexpr fixed_text(const Unit (&literal)[Size + 1]) noexcept
  requires(detail::is_character<Unit> && utf8_unit<Unit>)
__attribute__((enable_if(!!detail::suspicion_in_array(literal), "")))
U8LIT_WARNINGS(detail::units_of(literal), "byte") {
  __builtin_memcpy(unchecked_units, literal, sizeof unchecked_units);
}
/// As above, in UTF-16 and UTF-32.
U8LIT_ABI constexpr fixed_text(const Unit (&literal)[Size + 1]) noexcept
  requires(detail::is_character<Unit> && !utf8_unit<Unit>)
__attribute__((enable_if(!!detail::suspicion_in_array(literal), "")))
U8LIT_WARNINGS(detail::units_of(literal), "code unit") {
  __builtin_memcpy(unchecked_units, literal, sizeof unchecked_units);
}
U8LIT_CLANG_ATTRIBUTES_END
#endif
