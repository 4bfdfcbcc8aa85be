// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OSTREAM_HPP
#define U8LIT_OSTREAM_HPP

// <u8lit/ostream.hpp>: std::ostream: << for text, verdicts and faults.

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/ostream.hpp>
// IWYU pragma: end_exports

#endif
