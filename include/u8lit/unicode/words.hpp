// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_WORDS_HPP
#define U8LIT_UNICODE_WORDS_HPP

#include <u8lit/unicode/segments.hpp>
#include <u8lit/unicode/word_break.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct is_word_like_operation : reads_text {
  using reads_text::operator();
  /// Returns whether a text has a letter or a number. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    constexpr word_set wanted{word_kind::letter,       word_kind::hebrew_letter, word_kind::katakana,
                              word_kind::other_letter, word_kind::number,        word_kind::pictographic_letter};
    const text_view view{text};
    for (size_t at = 0; at < view.size(); at += detail::sequence_length(view.data()[at]))
      if (wanted.contains(detail::word_kind_at(view.data(), at))) return true;
    return false;
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The words of a text and what is between them (UAX #29): each word, number, space, punctuation mark or symbol is a
/// part. In scripts that put no spaces between words, such as Han, Hiragana and Thai, each character is one: words are
/// found by rules, without dictionaries.
///
/// Call: `words(text)`.
/// - `text`: any text; the parts refer to it
/// - returns a bidirectional range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear; `begin()` is linear in the first part
/// - errors: none
/// \code
/// for (u8lit::utf8_view part : u8lit::unicode::words(view)) if (u8lit::unicode::is_word_like(part)) use(part);
/// static_assert(u8lit::unicode::words("can't stop"_text).at<0>() == "can't"_text);
/// \endcode
inline constexpr detail::segments_operation<detail::word_boundaries> words{};

/// Returns whether a part of a text that `words` finds is a word or a number, not spaces, punctuation or symbols: it
/// has a character that UAX #29 takes for a letter, a number, or a part of such a script as Thai.
///
/// Call: `is_word_like(text)`.
/// - `text`: any text
/// - returns a bool
/// - complexity: linear, and most often constant: words begin with a letter
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_word_like("can't"_text) && !u8lit::unicode::is_word_like("--"_text));
/// \endcode
inline constexpr detail::is_word_like_operation is_word_like{};

/// Returns whether a word, or what is between words, ends or begins at an offset of a text, as `words` divides it.
///
/// Call: `is_word_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: an offset in code units; none is a boundary if it is beyond the end
/// - returns a bool
/// - complexity: constant, but linear in the number of marks, or of flags, around the offset
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_word_boundary("a b"_text, 1) && !u8lit::unicode::is_word_boundary("ab"_text, 1));
/// \endcode
inline constexpr detail::is_segment_boundary_operation<detail::word_boundaries> is_word_boundary{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
