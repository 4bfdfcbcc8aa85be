// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_CHAR_LITERAL_HPP
#define U8LIT_TEXT_CHAR_LITERAL_HPP

#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The code units of a u8 literal as char, with the NUL. An ill-formed literal marks itself (literal_argument.hpp) or,
// where the operator has a fallback, is no constant expression and so no valid template argument.
template <size_t Size>
struct u8_literal_as_char {
  char units[Size]{};

  consteval u8_literal_as_char(const utf8_character (&literal)[Size]) noexcept {
    U8LIT_WARN_IF_SUSPICIOUS(literal, Size - 1)
    for (size_t at = 0; at < Size; ++at) units[at] = static_cast<char>(literal[at]);
    if (u8lit::is_well_formed(literal, Size - 1)) return;
    if constexpr (compiler::falls_back_on_packs) compiler::stop();
    units[Size - 1] = 1;
  }
  // The same as text, for the sentence.
  [[nodiscard]] U8LIT_ABI constexpr fixed_text<octet, Size - 1> text() const noexcept {
    return __builtin_bit_cast(fixed_text<octet, Size - 1>, *this);
  }
};
template <size_t Size>
u8_literal_as_char(const utf8_character (&)[Size]) -> u8_literal_as_char<Size>;

// The return type of a deleted operator, for compilers that print only the declaration.
struct write_u8;

}  // namespace u8lit::detail

namespace u8lit::inline literals {

/// Converts a u8 literal to an array of char, for functions that take `const char*`. Does not compile if it is
/// ill-formed. Complexity: linear, at compile time.
///
/// The array is UTF-8 whatever the ordinary literal encoding is, and usable in constant expressions.
/// \return a reference to the array in static storage, one for each text; it ends in a NUL. For u8"├─ " it is a `const
///         char (&)[8]`.
/// \code
/// std::printf("%s\n", u8"├─ "_chars);
/// constexpr std::string_view branch = u8"├─ "_chars;
/// \endcode
template <detail::u8_literal_as_char Literal>
[[gnu::always_inline]] U8LIT_ABI constexpr auto operator""_chars() noexcept -> const char (&)[sizeof Literal.units] {
#ifdef U8LIT_COMPUTES_SENTENCES
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wc++26-extensions"
  static_assert(!Literal.units[sizeof Literal.units - 1], detail::words_for_refusal(Literal.text()));
#pragma GCC diagnostic pop
#elif !defined(__clang__)
  static_assert(detail::refused_at<detail::place_of_mark(Literal.text())>::is_none);
#endif
  return Literal.units;
}
#ifdef __clang__
// For ill-formed literals.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgnu-string-literal-operator-template"
template <class Unit, Unit... Units>
  requires __is_same(Unit, detail::utf8_character)
U8LIT_ABI detail::refused_literal<detail::attribute_for_pack<Unit, Units...>()> operator""_chars() noexcept;
#pragma clang diagnostic pop
#endif
#ifdef __cpp_char8_t
/// Deleted: a literal that is no u8 literal.
U8LIT_ABI detail::write_u8& operator""_chars(const char*, size_t)
    U8LIT_DELETED("u8lit: this literal is in the ordinary literal encoding: write u8\"...\"_chars");
#endif

}  // namespace u8lit::inline literals

#include <u8lit/base/end.hpp>

#endif
