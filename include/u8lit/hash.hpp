// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_HASH_HPP
#define U8LIT_HASH_HPP

// Std::hash.

// IWYU pragma: begin_exports
#include <u8lit/glue/hash.hpp>
// IWYU pragma: end_exports

#endif
