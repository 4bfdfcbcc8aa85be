// SPDX-License-Identifier: BSL-1.0
// Why numbers are not the ends of a range of scalar values. Macros, because clang's diagnose_if takes string literals
// only.
#ifndef U8LIT_CODE_POINT_RANGE_WORDS_HPP
#define U8LIT_CODE_POINT_RANGE_WORDS_HPP

#define U8LIT_RANGE_half_a_character "a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1)"
#define U8LIT_RANGE_other_encoding "char literals are not in ASCII here, write U'...'"
#define U8LIT_RANGE_out_of_range "there are no characters above U+10FFFF (RFC 3629, section 3)"
#define U8LIT_RANGE_reversed "this range is reversed, write its lower end first"
#define U8LIT_RANGE_has_surrogates                                 \
  "this range contains surrogates, which are no scalar values; " \
  "write two, to 0xD7FF and from 0xE000 (RFC 3629, section 3)"
#define U8LIT_RANGE_surrogate "surrogates are no scalar values (RFC 3629, section 3)"

// The arguments of diagnose_if.
#define U8LIT_RANGE_IS(flaw, first, last) \
  (detail::flaw_in_range(first, last) == detail::range_flaw::flaw, U8LIT_RANGE_##flaw, "error")

#endif
