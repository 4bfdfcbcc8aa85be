// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CONFUSABLES_HPP
#define U8LIT_CONFUSABLES_HPP

// <u8lit/confusables.hpp>: text that looks like other text, and how text mixes scripts.
//
// In namespace unicode, by UTS #39:
//   are_confusable             whether two texts look alike
//   to_skeleton                converts text to what all texts have in common that look like it
//   not_confusable             the rows of a set or map, if no two keys look alike
//   is_single_script           whether all characters of a text are used in one script
//   restriction_level_of       how far a text mixes scripts, a restriction_level
//   has_mixed_numbers          whether a text has digits of different numerals
//   is_allowed_in_identifiers  whether a character is in common use in identifiers
//
// In namespace policy, for <u8lit/policy.hpp>: single_script, highly_restrictive and moderately_restrictive.
//
// The tables are those of Unicode 17.0. Programs contain those that they use: 85 KB for what looks alike, half of them
// those of normalization, and 30 KB for scripts.

// IWYU pragma: begin_exports
#include <u8lit/table/rows.hpp>
#include <u8lit/table/text_table.hpp>
#include <u8lit/unicode/confusable_keys.hpp>
#include <u8lit/unicode/confusables.hpp>
#include <u8lit/unicode/restriction_level.hpp>
// IWYU pragma: end_exports

#endif
