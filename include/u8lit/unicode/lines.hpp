// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_LINES_HPP
#define U8LIT_UNICODE_LINES_HPP

#include <u8lit/unicode/line_break.hpp>
#include <u8lit/unicode/segments.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

struct ends_line_operation : reads_text {
  using reads_text::operator();
  /// Returns whether the last character of a text ends a line. Complexity: constant.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Text& text) const noexcept {
    const text_view view{text};
    return detail::line_place_before(view.data(), view.size()).is(mandatory_in_lines);
  }
};

}  // namespace u8lit::detail

namespace u8lit::unicode {

/// The parts of a text between places where lines may be broken (UAX #14), to lay out text in lines: a line takes as
/// many parts as fit, and ends after one that `ends_line`. A part has the spaces that follow it, which may hang over
/// the end of the line. In scripts whose words only dictionaries find, such as Thai, lines are broken at spaces.
///
/// Call: `line_segments(text)`.
/// - `text`: any text; the parts refer to it
/// - returns a bidirectional range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear; `begin()` is linear in the first part
/// - errors: none
/// \code
/// for (u8lit::utf8_view part : u8lit::unicode::line_segments(view)) place(part, u8lit::unicode::ends_line(part));
/// static_assert(u8lit::unicode::line_segments("ready-made text"_text).at<0>() == "ready-"_text);
/// \endcode
inline constexpr detail::segments_operation<detail::line_boundaries> line_segments{};

/// Returns whether a line must end after a text: its last character is a line feed, a carriage return, or another that
/// says so, such as U+2028.
///
/// Call: `ends_line(text)`.
/// - `text`: any text, such as a part that `line_segments` finds
/// - returns a bool
/// - complexity: constant
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::ends_line("end\n"_text) && !u8lit::unicode::ends_line("end "_text));
/// \endcode
inline constexpr detail::ends_line_operation ends_line{};

/// Returns whether a line may be broken at an offset of a text, as `line_segments` divides it.
///
/// Call: `is_line_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: an offset in code units; none is a boundary if it is beyond the end
/// - returns a bool
/// - complexity: constant, but linear in the number of spaces, marks, flags, or characters of a number, before the
///   offset, and of marks after it
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_line_boundary("a b"_text, 2) && !u8lit::unicode::is_line_boundary("a b"_text, 1));
/// \endcode
inline constexpr detail::is_segment_boundary_operation<detail::line_boundaries> is_line_boundary{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
