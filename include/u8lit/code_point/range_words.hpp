// SPDX-License-Identifier: BSL-1.0
// Why numbers are not the ends of a range of scalar values. Macros, because clang's diagnose_if takes string literals
// only. A header includes this file before its code, which defines them, and after it, which undefines them.
#ifndef U8LIT_RANGE_IS

#define U8LIT_half_a_character "a char above 7F is only a part of a character, write U'...' (RFC 3629, section 1)"
#define U8LIT_other_encoding "char literals are not in ASCII here, write U'...'"
#define U8LIT_out_of_range "there are no characters above U+10FFFF (RFC 3629, section 3)"
#define U8LIT_reversed "this range is reversed, write its lower end first"
#define U8LIT_has_surrogates                                       \
  "this range contains surrogates, which are no scalar values; " \
  "write two, to 0xD7FF and from 0xE000 (RFC 3629, section 3)"
#define U8LIT_surrogate "surrogates are no scalar values (RFC 3629, section 3)"

// The arguments of diagnose_if.
#define U8LIT_RANGE_IS(mistake, first, last) \
  (detail::mistake_in_range(first, last) == detail::range_mistake::mistake, U8LIT_##mistake, "error")

#else

#undef U8LIT_half_a_character
#undef U8LIT_other_encoding
#undef U8LIT_out_of_range
#undef U8LIT_reversed
#undef U8LIT_has_surrogates
#undef U8LIT_surrogate
#undef U8LIT_RANGE_IS

#endif
