// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_PACK_HPP
#define U8LIT_PACK_HPP

// Literals to packs of characters and back, strings of other libraries.

// IWYU pragma: begin_exports
#include <u8lit/text/scalar_array.hpp>
#include <u8lit/transcoding/pack.hpp>
#include <u8lit/transcoding/from_string.hpp>
// IWYU pragma: end_exports

#endif
