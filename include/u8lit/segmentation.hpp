// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SEGMENTATION_HPP
#define U8LIT_SEGMENTATION_HPP

// <u8lit/segmentation.hpp>: what users take for characters, words and sentences; line breaks, and columns.
//
// In namespace unicode, by the rules of UAX #29:
//   graphemes             the grapheme clusters of a text, as a range
//   count_graphemes       how many there are
//   first_graphemes       the beginning of a text, of so many
//   is_grapheme_boundary  whether a text may be cut at an offset
//   words                 the words of a text, and what is between them, as a range
//   is_word_like          whether one of them is a word, not spaces or punctuation
//   is_word_boundary      whether one of them ends at an offset
//   sentences             the sentences of a text, as a range
//   is_sentence_boundary  whether one of them ends at an offset
//   line_segments         the parts of a text between places where lines may be broken (UAX #14), as a range
//   ends_line             whether a line must be broken after one of them
//   is_line_boundary      whether a line may be broken at an offset
//   count_columns         how many columns of a terminal a text takes
//   first_columns         the beginning of a text that takes so many columns
//   pad                   a text and spaces, so many columns of them
//
// The tables are those of Unicode 17.0. Those of clusters and sentences take 9 KB each in programs that use them, those
// of words 10 KB, those of line breaks 12 KB, and those of columns 1 KB.

// IWYU pragma: begin_exports
#include <u8lit/unicode/columns.hpp>
#include <u8lit/unicode/graphemes.hpp>
#include <u8lit/unicode/lines.hpp>
#include <u8lit/unicode/sentences.hpp>
#include <u8lit/unicode/words.hpp>
// IWYU pragma: end_exports

#endif
