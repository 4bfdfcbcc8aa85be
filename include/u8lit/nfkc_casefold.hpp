// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NFKC_CASEFOLD_HPP
#define U8LIT_NFKC_CASEFOLD_HPP

// <u8lit/nfkc_casefold.hpp>: text compared whatever its case and format: to_nfkc_casefold and others.
//
// In namespace unicode:
//   to_nfkc_casefold          folds case, replaces compatibility characters and removes ignorable ones
//   is_nfkc_casefold          whether text is so already
//   equal_ignoring_case_and_compatibility
//                             compares texts whatever the case and format of their characters
//   equal_as_identifiers      the same, and ignorable characters make no difference
//
// These use the tables of <u8lit/letter_case.hpp> and <u8lit/normalization.hpp> (Unicode 17.0).

// IWYU pragma: begin_exports
#include <u8lit/unicode/compatibility_caseless_matching.hpp>
#include <u8lit/unicode/nfkc_casefold.hpp>
// IWYU pragma: end_exports

#endif
