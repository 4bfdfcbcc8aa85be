// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_LETTER_CASE_HPP
#define U8LIT_LETTER_CASE_HPP

// <u8lit/letter_case.hpp>: case of all letters of Unicode: to_upper, to_lower, equal_ignoring_case and others.
//
// In namespace unicode:
//   to_upper, to_lower        convert text to upper or lower case
//   to_title                  converts it to titlecase: the first letter of each word is a capital
//   fold_case                 makes texts equal that differ in case only
//   to_upper_in, to_lower_in, to_title_in, fold_case_in
//                             the same in a case_language, such as Turkish
//   equal_ignoring_case       compares texts as if their case were folded; equal_ignoring_case_in, in a language
//   equal_ignoring_case_canonically
//                             the same, and characters may be encoded differently
//
// Letters have several mappings in Unicode, and some depend on what is around them (the Unicode Standard, section
// 3.13). For the case of A to Z alone, <u8lit/operations.hpp> is enough. The tables are those of Unicode 17.0. They
// take 12 KB in programs, and 11 KB more with titlecase.

// IWYU pragma: begin_exports
#include <u8lit/unicode/canonical_caseless_matching.hpp>
#include <u8lit/unicode/case_mapping.hpp>
#include <u8lit/unicode/caseless_matching.hpp>
#include <u8lit/unicode/letter_case.hpp>
#include <u8lit/unicode/title_case.hpp>
// IWYU pragma: end_exports

#endif
