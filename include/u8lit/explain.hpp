// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_EXPLAIN_HPP
#define U8LIT_EXPLAIN_HPP

// <u8lit/explain.hpp>: explain: a verdict as a sentence.
//
//   explain  returns an explanation: "ill-formed: overlong at octet 4 (E0 80)"

// IWYU pragma: begin_exports
#include <u8lit/text/as_text.hpp>
#include <u8lit/text/explain.hpp>
// IWYU pragma: end_exports

#endif
