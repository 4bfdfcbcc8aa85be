// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_GRAPHEMES_HPP
#define U8LIT_UNICODE_GRAPHEMES_HPP

#include <u8lit/unicode/grapheme_break.hpp>
#include <u8lit/unicode/segments.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct count_graphemes_operation : reads_text {
  using reads_text::operator();
  /// Returns how many grapheme clusters a text has. Complexity: linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr size_t operator()(const Text& text) const noexcept {
    const text_view view{text};
    size_t count = 0;
    for (size_t at = 0; at < view.size(); ++count) at = detail::end_of_grapheme(view.data(), view.size(), at);
    return count;
  }
};

struct first_graphemes_operation : borrows_from_text {
  using borrows_from_text::operator();
  /// Returns the beginning of a text, of so many grapheme clusters or fewer. Complexity: linear in the result.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr auto operator()(const Text& text, size_t count) const noexcept {
    const text_view view{text};
    size_t at = 0;
    for (; count > 0 && at < view.size(); --count) at = detail::end_of_grapheme(view.data(), view.size(), at);
    return detail::unchecked_slice(view, 0, at);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The grapheme clusters of a text (UAX #29), which are what users take for characters: letters with their marks,
/// Hangul syllables, emoji with their modifiers, flags.
///
/// Call: `graphemes(text)`.
/// - `text`: any text; the clusters refer to it
/// - returns a bidirectional range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear; `begin()` is linear in the first cluster
/// - errors: none
/// \code
/// for (u8lit::utf8_view character : u8lit::unicode::graphemes(view)) use(character);
/// static_assert(u8lit::unicode::graphemes("e\u0301a"_text).at<0>() == "e\u0301"_text);
/// \endcode
inline constexpr detail::segments_operation<detail::grapheme_boundaries> graphemes{};

/// Returns how many grapheme clusters a text has.
///
/// Call: `count_graphemes(text)`.
/// - `text`: any text
/// - returns a number
/// - complexity: linear
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::count_graphemes("e\u0301\U0001F1E9\U0001F1EA"_text) == 2);
/// \endcode
inline constexpr detail::count_graphemes_operation count_graphemes{};

/// Returns the beginning of a text, of a number of grapheme clusters, or all of it if it has fewer.
///
/// Call: `first_graphemes(text, count)`.
/// - `text`: any text; the result refers to it
/// - `count`: a number of grapheme clusters
/// - returns a text_view
/// - complexity: linear in the result
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::first_graphemes("e\u0301a"_text, 1) == "e\u0301");
/// \endcode
inline constexpr detail::first_graphemes_operation first_graphemes{};

/// Returns whether a text may be cut at an offset without dividing a grapheme cluster.
///
/// Call: `is_grapheme_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: an offset in code units; none is a boundary if it is beyond the end
/// - returns a bool
/// - complexity: constant, but linear in the number of marks, or of flags, before the offset
/// - errors: none
/// \code
/// static_assert(!u8lit::unicode::is_grapheme_boundary("e\u0301a"_text, 1));
/// \endcode
inline constexpr detail::is_segment_boundary_operation<detail::grapheme_boundaries> is_grapheme_boundary{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
