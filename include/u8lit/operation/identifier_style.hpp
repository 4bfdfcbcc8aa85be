// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_IDENTIFIER_STYLE_HPP
#define U8LIT_OPERATION_IDENTIFIER_STYLE_HPP

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Identifiers from one style to another: `to_snake_case("HTTPServer"_text)` is `"http_server"_text`. A style is how words are put together, and words are found as Rust's heck finds them:
// - Every ASCII character but letters and digits ends a word and is left out; so `_`, `-` and spaces, however many.
// - A word ends before an upper-case letter that follows a lower-case one: `httpServer` is `http`, `Server`.
// - A word ends before an upper-case letter that follows an upper-case and precedes a lower-case one: `HTTP`, `Server`.
// - Digits stay with their word and count as what is before them in it: `http2Server` is `http2`, `Server`, and so is
//   `HTTP2Server`; `http2server` and `2nd` are one word.
// - Scalar values beyond ASCII are kept as they are and count as lower case.

namespace u8lit::detail {

struct identifier_style {
  scalar_value separator;  // between words; none if 0
  ascii_case first;        // of the first word's first letter
  ascii_case start;        // of the other words' first letters
  ascii_case rest;         // of all other letters
};
inline constexpr identifier_style snake_case{U'_', ascii_case::lower, ascii_case::lower, ascii_case::lower};
inline constexpr identifier_style screaming_snake_case{U'_', ascii_case::upper, ascii_case::upper, ascii_case::upper};
inline constexpr identifier_style kebab_case{U'-', ascii_case::lower, ascii_case::lower, ascii_case::lower};
inline constexpr identifier_style camel_case{U'\0', ascii_case::lower, ascii_case::upper, ascii_case::lower};
inline constexpr identifier_style pascal_case{U'\0', ascii_case::upper, ascii_case::upper, ascii_case::lower};

// Appends the text to `out` in this style. Linear.
template <code_unit Unit>
U8LIT_ABI constexpr void append_in_style(text_writer<Unit>& out, text_view<Unit> text,
                                         const identifier_style& style) noexcept {
  enum class kind : unsigned char { other, digit, lower, upper };
  constexpr auto kind_of = [](char32_t c) noexcept {
    if (ascii_upper_letters.contains(c)) return kind::upper;
    if (ascii_lower_letters.contains(c) || c >= 0x80) return kind::lower;
    return numeral::digit(c, 10) < 10 ? kind::digit : kind::other;
  };
  bool in_word = false, in_first = true;
  kind before = kind::other;  // of the last letter in the word
  for (auto at = text.scalars().begin(), end = text.scalars().end(); at != end;) {
    const scalar_value value = *at;
    const kind now = kind_of(value);
    const kind next = ++at == end ? kind::other : kind_of(*at);
    if (now == kind::upper && (before == kind::lower || (before == kind::upper && next == kind::lower))) in_word = false;
    if (now == kind::other) in_word = false;
    else {
      const bool starts = !in_word;
      if (starts && !in_first && style.separator) out.append(style.separator);
      const ascii_case wanted = !starts ? style.rest : in_first ? style.first : style.start;
      out.append(scalar_value::unchecked(in_ascii_case(char32_t{value}, wanted)));
      if (starts) before = kind::other;
      if (now != kind::digit) before = now;
      in_word = true;
      in_first = false;
    }
  }
}

template <const identifier_style& Style>
struct identifier_style_operation final : rewriting_operation<identifier_style_operation<Style>> {
  template <code_unit Unit>
  U8LIT_ABI static constexpr size_t size_after(text_view<Unit> text) noexcept {
    text_writer<Unit> counting_target;
    detail::append_in_style(counting_target, text, Style);
    return counting_target.size();
  }
  template <code_unit Unit>
  U8LIT_ABI static constexpr transcoded apply(text_view<Unit> text, Unit* out, size_t out_size) noexcept {
    text_writer<Unit> written{out, out_size};
    detail::append_in_style(written, text, Style);
    return detail::make_transcoded(written.fits() ? text.size() : 0, written.size(), written.fits());
  }
};

}  // namespace u8lit::detail

namespace u8lit {

// Writes an identifier in another style: `http_server`.
//   to_snake_case(text, buffer), to_snake_case(text, out, out_size), to_snake_case("..."_text)
// `text` is any text; `buffer` is an array, or anything with data() and size() that may be written to, of the text's code
// unit type; `out_size` is in code units. Returns how far it went; of a text_constant, a text_constant. If the whole result does
// not fit, `fits` is false and `read` is 0, because the rest of an identifier cannot be converted without its beginning. It
// writes no NUL. Precondition: text and output do not overlap. An identifier in this style is unchanged. Complexity: linear.
//   to_snake_case("HTTPServer"_text) == "http_server"_text
inline constexpr detail::identifier_style_operation<detail::snake_case> to_snake_case{};

// `HTTP_SERVER`, likewise.
inline constexpr detail::identifier_style_operation<detail::screaming_snake_case> to_screaming_snake_case{};

// `http-server`, likewise. What is in this style stays as it is.
inline constexpr detail::identifier_style_operation<detail::kebab_case> to_kebab_case{};

// `httpServer`, likewise.
inline constexpr detail::identifier_style_operation<detail::camel_case> to_camel_case{};

// `HttpServer`, likewise.
inline constexpr detail::identifier_style_operation<detail::pascal_case> to_pascal_case{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
