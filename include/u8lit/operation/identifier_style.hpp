// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_IDENTIFIER_STYLE_HPP
#define U8LIT_OPERATION_IDENTIFIER_STYLE_HPP

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>

// Converts identifiers between styles: `to_snake_case("HTTPServer"_text)` is `"http_server"_text`. A style says how
// words are joined. An identifier is separated into words as by the crate heck of Rust:
// - An ASCII character other than a letter or digit ends a word and is dropped: `_`, `-`, spaces.
// - A word ends before an upper-case letter that follows a lower-case one: `httpServer` is `http`, `Server`.
// - A word ends before an upper-case letter that follows an upper-case one and precedes a lower-case one: `HTTPServer`
//   is `HTTP`, `Server`.
// - A digit is part of its word and counts as the letter before it: `http2Server` and `HTTP2Server` have two words,
//   `http2server` and `2nd` have one.
// - Scalar values beyond ASCII stay the same and count as lower case.

namespace u8lit::detail {

struct identifier_style {
  scalar_value separator;  // between words; none if 0
  ascii_case first;        // case of the first word's first letter
  ascii_case start;        // case of the other words' first letters
  ascii_case rest;         // case of all other letters
};
inline constexpr identifier_style snake_case{U'_', ascii_case::lower, ascii_case::lower, ascii_case::lower};
inline constexpr identifier_style screaming_snake_case{U'_', ascii_case::upper, ascii_case::upper, ascii_case::upper};
inline constexpr identifier_style kebab_case{U'-', ascii_case::lower, ascii_case::lower, ascii_case::lower};
inline constexpr identifier_style camel_case{U'\0', ascii_case::lower, ascii_case::upper, ascii_case::lower};
inline constexpr identifier_style pascal_case{U'\0', ascii_case::upper, ascii_case::upper, ascii_case::lower};

// Appends the text in a style. Linear.
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
    const bool is_after_word = before == kind::lower || (before == kind::upper && next == kind::lower);
    if (now == kind::other || (now == kind::upper && is_after_word)) in_word = false;
    if (now != kind::other) {
      const bool starts = !in_word;
      if (starts && !in_first && style.separator) out.append(style.separator);
      const ascii_case letter_case = !starts ? style.rest : in_first ? style.first : style.start;
      out.append(scalar_value::unchecked(detail::to_ascii_case(char32_t{value}, letter_case)));
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
    text_writer<Unit> counter;
    detail::append_in_style(counter, text, Style);
    return counter.size();
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

/// Converts an identifier to snake case.
///
/// Calls: `to_snake_case("..."_text)`, `to_snake_case(text, buffer)`, `to_snake_case(text, out, out_size)`.
/// - `text`: any text
/// - `buffer`: an array, or an object with data() and size(), of the text's code unit type
/// - `out`, `out_size`: a pointer to code units of the text's type, and how many fit
/// - returns a text_constant, or a `transcoded`. It writes no NUL. An identifier in this style stays the same.
/// - precondition: text and output do not overlap
/// - complexity: linear
/// - errors: if the whole result does not fit, `fits` is false and `read` is 0, because the rest of an identifier
///   cannot be converted without its beginning
/// \code
/// static_assert(to_snake_case("HTTPServer"_text) == "http_server"_text);
/// \endcode
inline constexpr detail::identifier_style_operation<detail::snake_case> to_snake_case{};

/// Converts an identifier to upper snake case. As `to_snake_case`.
/// \code
/// static_assert(to_screaming_snake_case("HTTPServer"_text) == "HTTP_SERVER"_text);
/// \endcode
inline constexpr detail::identifier_style_operation<detail::screaming_snake_case> to_screaming_snake_case{};

/// Converts an identifier to kebab case. As `to_snake_case`.
/// \code
/// static_assert(to_kebab_case("HTTPServer"_text) == "http-server"_text);
/// \endcode
inline constexpr detail::identifier_style_operation<detail::kebab_case> to_kebab_case{};

/// Converts an identifier to camel case. As `to_snake_case`.
/// \code
/// static_assert(to_camel_case("HTTPServer"_text) == "httpServer"_text);
/// \endcode
inline constexpr detail::identifier_style_operation<detail::camel_case> to_camel_case{};

/// Converts an identifier to Pascal case. As `to_snake_case`.
/// \code
/// static_assert(to_pascal_case("HTTPServer"_text) == "HttpServer"_text);
/// \endcode
inline constexpr detail::identifier_style_operation<detail::pascal_case> to_pascal_case{};

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
