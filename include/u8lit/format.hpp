// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FORMAT_HPP
#define U8LIT_FORMAT_HPP

// <u8lit/format.hpp>: std::format and std::print, and {fmt} if it is included before.

// IWYU pragma: always_keep
// IWYU pragma: begin_exports
#include <u8lit/glue/format.hpp>
// IWYU pragma: end_exports

#endif
