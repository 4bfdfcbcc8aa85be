// SPDX-License-Identifier: BSL-1.0
// What can be wrong with text: the faults, and a table of the words for them.
#ifndef U8LIT_ENCODING_FAULT_HPP
#define U8LIT_ENCODING_FAULT_HPP

// g++ prints no expansions of macros that a system header defines. They would follow every sentence.
#pragma GCC system_header

namespace u8lit {

// To add a fault, append it to the enumeration and to U8LIT_OTHER_FAULTS below. A fault of a notation needs nothing
// else but words in docs/diagnostics.md; its message always calls the subject an escape. A fault that bytes
// can have is also named in form_implied_by (text/explain.hpp), in verdict::evidence and in codec_diagnostic.hpp.

/// What can be wrong with text. In UTF-8 the fault is determined at the first byte that cannot continue a sequence of
/// RFC 3629 section 4; in UTF-16 and UTF-32 by Unicode D91 and D90. P2728 makes the same distinctions, but for
/// missing_continuation.
enum class fault : unsigned char {
  none,
  truncated,                ///< the input ends within a sequence that is well-formed so far
  missing_continuation,     ///< another byte instead of a continuation byte
  unexpected_continuation,  ///< 80-BF where a sequence must begin
  invalid_lead,             ///< C0, C1, F5-FF, which begin no sequence
  overlong,                 ///< E0 80-9F, F0 80-8F: there is a shorter sequence
  surrogate,                ///< ED A0-BF: U+D800..U+DFFF
  out_of_range,             ///< F4 90-BF: beyond U+10FFFF
  unpaired_high_surrogate,  ///< D800-DBFF without a low surrogate after it, in UTF-16
  unpaired_low_surrogate,   ///< DC00-DFFF without a high surrogate before it, in UTF-16
  unrepresentable,          ///< a scalar value that the target encoding cannot represent
  invalid_escape,           ///< no escape of the notation begins like this
  unescaped,                ///< a character that the notation allows only as an escape
  surrogate_pair,           ///< two surrogates encoded separately, where an encoding allows single ones
};

}  // namespace u8lit

// X(fault, name, encoding, subject, is_unit, predicate, section). `name_of` returns the name. The others are the words
// of the sentence "ill-formed `encoding`: byte 4 `predicate` (`section`)". `is_unit` says whether the subject is one
// code unit; it is then called by its number ("byte 4"), anything else by where it is ("the sequence at byte 4").
//
// The faults of UTF-8, UTF-16 and UTF-32, which literals can have:
#define U8LIT_UTF_FAULTS(X)                                                                                            \
  X(truncated, "truncated",                                                                                            \
    "UTF-8", "sequence", false, "is truncated", "RFC 3629, section 4")                                                 \
  X(missing_continuation, "missing continuation",                                                                      \
    "UTF-8", "sequence", false, "is missing a continuation byte", "RFC 3629, section 4")                               \
  X(unexpected_continuation, "unexpected continuation",                                                                \
    "UTF-8", "byte", true, "is an unexpected continuation byte", "RFC 3629, section 4")                                \
  X(invalid_lead, "invalid lead",                                                                                      \
    "UTF-8", "byte", true, "begins no sequence", "RFC 3629, section 1")                                                \
  X(overlong, "overlong",                                                                                              \
    "UTF-8", "sequence", false, "is overlong", "RFC 3629, section 3")                                                  \
  X(surrogate, "surrogate",                                                                                            \
    "UTF-8", "sequence", false, "encodes a surrogate", "RFC 3629, section 3")                                          \
  X(out_of_range, "out of range",                                                                                      \
    "UTF-8", "sequence", false, "encodes a number above U+10FFFF", "RFC 3629, section 3")                              \
  X(unpaired_high_surrogate, "unpaired high surrogate",                                                                \
    "UTF-16", "code unit", true, "is an unpaired high surrogate", "RFC 2781, section 2")                               \
  X(unpaired_low_surrogate, "unpaired low surrogate",                                                                  \
    "UTF-16", "code unit", true, "is an unpaired low surrogate", "RFC 2781, section 2")

// The faults of other encodings, and of notations, such as escapes:
#define U8LIT_OTHER_FAULTS(X)                                                                                          \
  X(unrepresentable, "unrepresentable",                                                                                \
    "", "character", false, "cannot be represented in the target encoding", "")                                        \
  X(invalid_escape, "invalid escape",                                                                                  \
    "", "escape", false, "is invalid", "")                                                                             \
  X(unescaped, "unescaped",                                                                                            \
    "", "character", false, "must be escaped", "")                                                                     \
  X(surrogate_pair, "surrogate pair",                                                                                  \
    "", "sequence", false, "is a surrogate pair", "")

#define U8LIT_FAULTS(X) U8LIT_UTF_FAULTS(X) U8LIT_OTHER_FAULTS(X)

#endif
