// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_SENTENCES_HPP
#define U8LIT_UNICODE_SENTENCES_HPP

#include <u8lit/unicode/segments.hpp>
#include <u8lit/unicode/sentence_break.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// The sentences of a text (UAX #29), each with the spaces that follow it. They end at question marks and the like, at
/// full stops as far as what follows tells, and at the ends of paragraphs, which line feeds are taken for. There is no
/// list of abbreviations.
///
/// Call: `sentences(text)`.
/// - `text`: any text; the sentences refer to it
/// - returns a bidirectional range of text_views, or a text_list if `text` is a text_constant
/// - complexity: constant; iterating is linear; `begin()` is linear in the first sentence
/// - errors: none
/// \code
/// for (u8lit::utf8_view sentence : u8lit::unicode::sentences(view)) use(sentence);
/// static_assert(u8lit::unicode::sentences("Is it 3.4? Yes."_text).at<0>() == "Is it 3.4? "_text);
/// \endcode
inline constexpr detail::segments_operation<detail::sentence_boundaries> sentences{};

/// Returns whether a sentence ends or begins at an offset of a text, as `sentences` divides it.
///
/// Call: `is_sentence_boundary(text, offset)`.
/// - `text`: any text
/// - `offset`: an offset in code units; none is a boundary if it is beyond the end
/// - returns a bool
/// - complexity: constant within sentences; at their ends, linear in what is between the terminator and the next letter
/// - errors: none
/// \code
/// static_assert(u8lit::unicode::is_sentence_boundary("A. B."_text, 3));
/// \endcode
inline constexpr detail::is_segment_boundary_operation<detail::sentence_boundaries> is_sentence_boundary{};

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
