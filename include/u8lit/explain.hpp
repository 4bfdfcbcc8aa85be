// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_EXPLAIN_HPP
#define U8LIT_EXPLAIN_HPP

// <u8lit/explain.hpp>: explain: a verdict as a sentence.
//
//   explain  returns an explanation:
//            "ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)"
//   as_text  what streams and formatters print of text, scalar values, verdicts and faults

// IWYU pragma: begin_exports
#include <u8lit/text/as_text.hpp>
#include <u8lit/text/explain.hpp>
// IWYU pragma: end_exports

#endif
