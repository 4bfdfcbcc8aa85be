// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SEGMENTATION_HPP
#define U8LIT_SEGMENTATION_HPP

// <u8lit/segmentation.hpp>: what users take for characters: grapheme clusters, and their columns.
//
// In namespace unicode, by the rules of UAX #29:
//   graphemes             the grapheme clusters of a text, as a range
//   count_graphemes       how many there are
//   first_graphemes       the beginning of a text, of so many
//   is_grapheme_boundary  whether a text may be cut at an offset
//   count_columns         how many columns of a terminal a text takes
//   first_columns         the beginning of a text that takes so many columns
//   pad                   a text and spaces, so many columns of them
//
// The tables are those of Unicode 17.0. They take 9 KB in programs that use clusters, and 1 KB more with columns.

// IWYU pragma: begin_exports
#include <u8lit/unicode/columns.hpp>
#include <u8lit/unicode/graphemes.hpp>
// IWYU pragma: end_exports

#endif
