// SPDX-License-Identifier: BSL-1.0
// The words of the sentences about refused literals, beside those for each fault (encoding/fault.hpp). They are string
// literals, because clang's diagnose_if takes nothing else.
#ifndef U8LIT_DIAGNOSIS_WORDS_HPP
#define U8LIT_DIAGNOSIS_WORDS_HPP

#include <u8lit/encoding/fault.hpp>

// g++ prints no expansions of macros that a system header defines. They would follow every sentence.
#pragma GCC system_header

// X(reason, name, encoding, subject, is_unit, predicate, section), as in encoding/fault.hpp: the reasons that are more
// exact than a fault of that name.
#define U8LIT_EXACT_REASONS(X)                                                                                         \
  X(overlong_lead, "invalid lead",                                                                                     \
    "UTF-8", "byte", true, "can only begin an overlong sequence", "RFC 3629, section 1")                               \
  X(out_of_range_lead, "invalid lead",                                                                                 \
    "UTF-8", "byte", true, "can only begin a sequence above U+10FFFF", "RFC 3629, section 1")                          \
  X(never_used, "invalid lead",                                                                                        \
    "UTF-8", "byte", true, "never appears in UTF-8", "RFC 3629, section 1")                                            \
  X(surrogate_unit, "surrogate",                                                                                       \
    "UTF-32", "code unit", true, "is a surrogate", "Unicode, section 3.9")                                             \
  X(out_of_range_unit, "out of range",                                                                                 \
    "UTF-32", "code unit", true, "is above U+10FFFF", "Unicode, section 3.9")

// X(reason, sentence), for literals that are not in a Unicode encoding.
#define U8LIT_LITERAL_ENCODING_SENTENCES(X)                                                                            \
  X(ordinary_literal_encoding, "the ordinary literal encoding is not UTF-8: write u8\"...\"")                          \
  X(wide_literal_encoding, "the wide literal encoding is not UTF-16 or UTF-32: write u\"...\" or U\"...\"")

// The sentence for a reason where it cannot be computed, so without the number of the byte.
#define U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section) \
  "ill-formed " encoding ": a " subject " that " predicate " (" section ")"

// For a text that lost its NUL because a user overwrote it.
#define U8LIT_NUL_SENTENCE "the NUL at the end of the text was overwritten"

// For a literal that must be one scalar value. Where the second begins, follows.
#define U8LIT_NO_SCALAR "no scalar value where one is required"
#define U8LIT_SEVERAL_SCALARS "more than one scalar value where one is required: the second begins"

// Asserts that `why`, a constant of type reason, is none of the reasons why literals are refused.
#define U8LIT_NO_REASON(reason_, name, encoding, subject, is_unit, predicate, section) \
  static_assert(why != reason::reason_, U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section));
#define U8LIT_NO_LITERAL_ENCODING(reason_, sentence) static_assert(why != reason::reason_, sentence);
#define U8LIT_NO_REASONS \
  U8LIT_UTF_FAULTS(U8LIT_NO_REASON) U8LIT_EXACT_REASONS(U8LIT_NO_REASON) \
  U8LIT_LITERAL_ENCODING_SENTENCES(U8LIT_NO_LITERAL_ENCODING)

#endif
