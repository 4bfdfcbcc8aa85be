// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_NORMALIZATION_HPP
#define U8LIT_NORMALIZATION_HPP

// <u8lit/normalization.hpp>: normal forms of Unicode: "..."_nfc, to_nfc, is_nfc, policy::nfc and others.
//
// In a normal form, characters are encoded in one way only (UAX #15, to which RFC 3629 section 10 refers).
//
//   "..."_nfc        makes a text_constant in Normalization Form C of a literal
//   policy::nfc      refuses text that is not in Normalization Form C; policy::nfkc, in Form KC
//
// In namespace unicode:
//   to_nfc, to_nfd, to_nfkc, to_nfkd   convert text to a form
//   is_nfc, is_nfd, is_nfkc, is_nfkd   whether text is in a form
//   nfc_prefix_size and the like       how much of text that arrives in parts is in a form whatever follows
//   compare_canonically                compares texts as if in Normalization Form D
//   to_stream_safe                     limits how many marks combine with a character
//
// The tables are those of Unicode 17.0. They take 45 KB in programs that use Forms C and D, and 28 KB more if they use
// Forms KC and KD.

// IWYU pragma: begin_exports
#include <u8lit/unicode/canonical_equivalence.hpp>
#include <u8lit/unicode/normalization.hpp>
#include <u8lit/unicode/normalization_policies.hpp>
#include <u8lit/unicode/normalized_literal.hpp>
#include <u8lit/unicode/stream_safe.hpp>
// IWYU pragma: end_exports

#endif
