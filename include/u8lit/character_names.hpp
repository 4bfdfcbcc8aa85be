// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CHARACTER_NAMES_HPP
#define U8LIT_CHARACTER_NAMES_HPP

// <u8lit/character_names.hpp>: characters by name, and names of characters.
//
// In namespace unicode, by section 4.8 of the Unicode Standard:
//   named           the character that has a name: `named<"GREEK SMALL LETTER ALPHA">`
//   character_name  the name of a character
//   find_character  the character that has a name known only at run time
//
// The names are those of Unicode 17.0, with their aliases. A program that uses only `named` contains none of them; one
// that uses `character_name` contains 250 KB of them, and 100 KB more with `find_character`.

// IWYU pragma: begin_exports
#include <u8lit/unicode/character_names.hpp>
// IWYU pragma: end_exports

#endif
