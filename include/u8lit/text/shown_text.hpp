// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_SHOWN_TEXT_HPP
#define U8LIT_TEXT_SHOWN_TEXT_HPP

#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/text/fixed_text.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

namespace diagnostic {

// Text in compilers' messages. As a template argument, text is printed as a list of numbers. Clang prints char32_t
// arguments as character literals; for g++, which prints them as numbers, too, characters are spelt out in an array of
// char, which it prints as a string.
template <auto... Characters>
struct characters;
inline constexpr size_t characters_shown = 24;

struct spelt_out {
  char text[characters_shown * sizeof "<U+10FFFF>" + sizeof "..."];
};
template <auto Literal>
U8LIT_ABI constexpr spelt_out spell_out() noexcept {
  spelt_out result{};
  size_t end = 0, shown = 0;
  for (size_t at = 0; at < Literal.size(); ++shown) {
    if (shown == characters_shown) {
      for (size_t dot = 0; dot < 3; ++dot) result.text[end++] = '.';
      break;
    }
    const decoded next = u8lit::decode_front(Literal.data() + at, Literal.size() - at);
    at += next.length;
    if (next.value >= 0x20 && next.value < 0x7F) {
      result.text[end++] = static_cast<char>(next.value);
      continue;
    }
    for (size_t c = 0; c < 3; ++c) result.text[end++] = "<U+"[c];
    for (int shift = next.value > 0xFFFFF ? 20 : next.value > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
      result.text[end++] = "0123456789ABCDEF"[next.value >> shift & 0xF];
    result.text[end++] = '>';
  }
  return result;
}
template <auto Literal, size_t At = 0, char32_t... Before>
U8LIT_ABI constexpr auto shown_characters() noexcept {
  constexpr decoded next = u8lit::decode_front(Literal.data() + At, Literal.size() - At);
  if constexpr (!compiler::prints_characters) return type_identity<characters<spell_out<Literal>()>>{};
  else if constexpr (At == Literal.size()) return type_identity<characters<Before...>>{};
  else if constexpr (sizeof...(Before) == characters_shown) return type_identity<characters<Before..., U'\u2026'>>{};
  else return diagnostic::shown_characters<Literal, At + next.length, Before..., next.value>();
}

}  // namespace diagnostic

// Appends the first characters of a text in quotation marks. Ill-formed code units are shown as they are, <FF>.
template <code_unit Unit>
U8LIT_ABI constexpr sentence& append_quoted(sentence& words, const Unit* units, size_t size,
                                            size_t most = diagnostic::characters_shown) noexcept {
  words.append(u8"\"");
  size_t at = 0;
  for (size_t shown = 0; at < size && shown < most; ++shown) {
    const decoded next = u8lit::decode_front(units + at, size - at);
    const utf8_character character[] = {static_cast<utf8_character>(next.value), u8'\0'};
    if (!next) {
      for (size_t ill_formed = 0; ill_formed < next.length; ++ill_formed)
        words.append(u8"<").append_hexadecimal(detail::to_unsigned(units[at + ill_formed]), 2 * sizeof(Unit))
            .append(u8">");
    } else if (next.value >= 0x20 && next.value < 0x7F) {
      words.append(character);
    } else {
      words.append(u8"<U+").append_hexadecimal(next.value, 4).append(u8">");
    }
    at += next.length;
  }
  return words.append(at == size ? u8"\"" : u8"...\"");
}

}  // namespace u8lit::detail

namespace u8lit {

/// An incomplete type that makes compilers print the first 24 characters of a literal, for users' own messages.
///
/// \code
/// template <class Name>
/// struct no_such;  // incomplete
/// no_such<u8lit::shown_text<"für">>{};  // clang: no_such<characters<U'f', U'\xfc', U'r'>>
///                                       // g++: no_such<characters<{"f<U+00FC>r"}>>
/// \endcode
template <fixed_text Text>
using shown_text = typename decltype(detail::diagnostic::shown_characters<Text>())::type;

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
