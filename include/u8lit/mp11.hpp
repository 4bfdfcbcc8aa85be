// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MP11_HPP
#define U8LIT_MP11_HPP

// Boost.Mp11.

// IWYU pragma: begin_exports
#include <u8lit/glue/mp11.hpp>
// IWYU pragma: end_exports

#endif
