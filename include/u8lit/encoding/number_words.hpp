// SPDX-License-Identifier: BSL-1.0
// Why numbers are not scalar values, or not the ends of a range of them. Macros, because clang's diagnose_if takes
// string literals only.
#ifndef U8LIT_ENCODING_NUMBER_WORDS_HPP
#define U8LIT_ENCODING_NUMBER_WORDS_HPP

#define U8LIT_NUMBER_half_a_character \
  "a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1)"
#define U8LIT_NUMBER_not_an_integer "not an integer, write one such as 0x20AC"
#define U8LIT_NUMBER_other_encoding "char literals are not in ASCII here, write U'...'"
#define U8LIT_NUMBER_negative "negative numbers are not scalar values (RFC 3629, section 3)"
#define U8LIT_NUMBER_out_of_range "there are no characters above U+10FFFF (RFC 3629, section 3)"
#define U8LIT_NUMBER_reversed "this range is reversed, write its lower end first"
#define U8LIT_NUMBER_has_surrogates                                \
  "this range contains surrogates, which are not scalar values; " \
  "leave out 0xD800 to 0xDFFF (RFC 3629, section 3)"
#define U8LIT_NUMBER_surrogate "0xD800 to 0xDFFF are surrogates, not characters (RFC 3629, section 3)"

#endif
