// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_EXPLAIN_HPP
#define U8LIT_EXPLAIN_HPP

// A verdict as a sentence.

// IWYU pragma: begin_exports
#include <u8lit/text/as_text.hpp>
#include <u8lit/text/explain.hpp>
// IWYU pragma: end_exports

#endif
