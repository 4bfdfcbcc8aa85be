// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORMAT_HPP
#define U8LIT_FORMAT_HPP

// Std::format.

// IWYU pragma: begin_exports
#include <u8lit/glue/format.hpp>
// IWYU pragma: end_exports

#endif
