// SPDX-License-Identifier: BSL-1.0
// The words of all sentences about ill-formed text, as string literals, because clang's diagnose_if takes nothing else.
#ifndef U8LIT_DIAGNOSIS_WORDS_HPP
#define U8LIT_DIAGNOSIS_WORDS_HPP

// g++ prints no expansions of macros that a system header defines. They would follow every sentence.
#pragma GCC system_header

// X(reason, encoding, subject, is_unit, predicate, section). `is_unit` says whether the subject is one code unit; it is
// then called by its number ("byte 4"), anything else by where it is ("the sequence at byte 4").
#define U8LIT_ILL_FORMED_WORDS(X)                                                                                      \
  X(truncated, "UTF-8", "sequence", false, "is truncated", "RFC 3629, section 4")                                      \
  X(missing_continuation, "UTF-8", "sequence", false, "is missing a continuation byte", "RFC 3629, section 4")         \
  X(unexpected_continuation, "UTF-8", "byte", true, "is an unexpected continuation byte", "RFC 3629, section 4")       \
  X(overlong_lead, "UTF-8", "byte", true, "can only begin an overlong sequence", "RFC 3629, section 1")                \
  X(out_of_range_lead, "UTF-8", "byte", true, "can only begin a sequence above U+10FFFF", "RFC 3629, section 1")       \
  X(never_used, "UTF-8", "byte", true, "never appears in UTF-8", "RFC 3629, section 1")                                \
  X(overlong, "UTF-8", "sequence", false, "is overlong", "RFC 3629, section 3")                                        \
  X(surrogate, "UTF-8", "sequence", false, "encodes a surrogate", "RFC 3629, section 3")                               \
  X(out_of_range, "UTF-8", "sequence", false, "encodes a number above U+10FFFF", "RFC 3629, section 3")                \
  X(unpaired_high_surrogate, "UTF-16", "code unit", true, "is an unpaired high surrogate", "RFC 2781, section 2")      \
  X(unpaired_low_surrogate, "UTF-16", "code unit", true, "is an unpaired low surrogate", "RFC 2781, section 2")        \
  X(surrogate_unit, "UTF-32", "code unit", true, "is a surrogate", "Unicode, section 3.9")                             \
  X(out_of_range_unit, "UTF-32", "code unit", true, "is above U+10FFFF", "Unicode, section 3.9")

// The same for what is no fault of a literal.
#define U8LIT_OTHER_WORDS(X)                                                                                           \
  X(invalid_lead, "UTF-8", "byte", true, "begins no sequence", "RFC 3629, section 1")                                  \
  X(surrogate_pair, "", "sequence", false, "is a surrogate pair", "")                                                  \
  X(unrepresentable, "", "character", false, "cannot be represented in the target encoding", "")                       \
  X(invalid_escape, "", "escape", false, "is invalid", "")                                                             \
  X(unescaped, "", "character", false, "must be escaped", "")

// X(reason, sentence), for literals that are not in a Unicode encoding.
#define U8LIT_LITERAL_ENCODING_SENTENCES(X)                                                                            \
  X(ordinary_literal_encoding, "the ordinary literal encoding is not UTF-8: write u8\"...\"")                          \
  X(wide_literal_encoding, "the wide literal encoding is not UTF-16 or UTF-32: write u\"...\" or U\"...\"")

// The sentence for a reason where it cannot be computed, so without the number of the byte.
#define U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section) \
  "ill-formed " encoding ": a " subject " that " predicate " (" section ")"

// For a text that lost its NUL because a user overwrote it.
#define U8LIT_NUL_SENTENCE "the NUL at the end of the text was overwritten"

// Refuses all faults of literals for which `why`, of the type reason, is one of these.
#define U8LIT_NO_REASON(reason_, encoding, subject, is_unit, predicate, section) \
  static_assert(why != reason::reason_, U8LIT_FIXED_SENTENCE(encoding, subject, predicate, section));
#define U8LIT_NO_LITERAL_ENCODING(reason_, sentence) static_assert(why != reason::reason_, sentence);
#define U8LIT_NO_REASONS \
  U8LIT_ILL_FORMED_WORDS(U8LIT_NO_REASON) U8LIT_LITERAL_ENCODING_SENTENCES(U8LIT_NO_LITERAL_ENCODING)

#endif
