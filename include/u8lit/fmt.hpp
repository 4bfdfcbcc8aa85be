// SPDX-License-Identifier: BSL-1.0
// Before {fmt} is included there is nothing here, and this header can be included again after it.
#if defined(FMT_VERSION) && !defined(U8LIT_FMT_HPP)
#define U8LIT_FMT_HPP

// <u8lit/fmt.hpp>: {fmt}: include <fmt/format.h> before.

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/fmt.hpp>
// IWYU pragma: end_exports

#endif
