// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_CHAR_LITERAL_HPP
#define U8LIT_TEXT_CHAR_LITERAL_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/text/text_literal.hpp>
#include <u8lit/base/begin.hpp>

// UTF-8 literals for functions that take `const char*`.

namespace u8lit::detail {

#ifdef __cpp_char8_t
using u8_literal_unit = char8_t;
#else
using u8_literal_unit = char;
#endif

}  // namespace u8lit::detail

namespace u8lit::detail {

// The code units of a u8 literal as char, with the NUL at the end. Not made of one that is ill-formed.
template <size_t Size>
struct u8_literal_as_char {
  char units[Size]{};

  U8LIT_ABI constexpr u8_literal_as_char(const detail::u8_literal_unit (&literal)[Size]) noexcept {
    if (detail::literal_fault{literal}.exists()) detail::compiler::stop();
    for (size_t at = 0; at < Size; ++at) units[at] = static_cast<char>(literal[at]);
  }
};
template <size_t Size>
u8_literal_as_char(const detail::u8_literal_unit (&)[Size]) -> u8_literal_as_char<Size>;

}  // namespace u8lit::detail

namespace u8lit {

inline namespace literals {

// `u8"├─ "_chars` is the array of char that holds the UTF-8 of the literal and a NUL: a `const char (&)[8]` in static
// storage, one object for each text, usable in constant expressions. It is UTF-8 whatever the ordinary literal encoding
// is, where "├─ " need not be, and needs no reinterpret_cast as u8"├─ " does:
//   std::printf("%s\n", u8"├─ "_chars);
//   constexpr std::string_view branch = u8"├─ "_chars;
// A literal that is ill-formed does not compile.
template <detail::u8_literal_as_char Literal>
[[gnu::always_inline]] U8LIT_ABI constexpr auto operator""_chars() noexcept -> const char (&)[sizeof Literal.units] {
  return Literal.units;
}
template <detail::diagnostic::ill_formed_literal Literal>
detail::diagnostic::type_of<Literal.fault> operator""_chars() noexcept;

}  // namespace literals

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
