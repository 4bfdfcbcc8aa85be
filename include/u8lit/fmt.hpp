// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FMT_HPP
#define U8LIT_FMT_HPP

// <u8lit/fmt.hpp>: {fmt}: include <fmt/format.h> before.

// IWYU pragma: begin_exports
#include <u8lit/glue/fmt.hpp>
// IWYU pragma: end_exports

#endif
