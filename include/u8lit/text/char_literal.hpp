// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_CHAR_LITERAL_HPP
#define U8LIT_TEXT_CHAR_LITERAL_HPP

#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// The code units of a u8 literal as char, with the NUL. If the literal is ill-formed, the NUL is overwritten
// (literal_argument.hpp); where the operator has a fallback, the literal is not a constant expression instead, and so
// not a valid template argument.
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

// The return type of a refused operator (attributes.hpp: U8LIT_REFUSED_RESULT).
#define U8LIT_NOT_U8 "u8lit: this literal is in the ordinary literal encoding: write u8\"...\"_chars"
U8LIT_REFUSAL_CLASS(this_literal_is_not_a_u8_literal_so_write_u8, U8LIT_NOT_U8)

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
[[__gnu__::__always_inline__]] U8LIT_ABI constexpr auto operator""_chars() noexcept
    -> const char (&)[sizeof Literal.units] {
  [[maybe_unused]] constexpr auto Text = Literal.text();
#include <u8lit/compilers/nul_assertion.hpp>
  return Literal.units;
}
#include <u8lit/compilers/clang_ill_formed_chars.hpp>
#ifdef __cpp_char8_t
/// Deleted: a literal that is not a u8 literal.
U8LIT_ABI U8LIT_REFUSED_RESULT(this_literal_is_not_a_u8_literal_so_write_u8) operator""_chars(const char*, size_t)
    U8LIT_ELSE_DELETED(U8LIT_NOT_U8);
#endif

}  // namespace u8lit::inline literals

#include <u8lit/compilers/clang_suspicious_chars.hpp>

#undef U8LIT_NOT_U8
#include <u8lit/base/end.hpp>

#endif
