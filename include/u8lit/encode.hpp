// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODE_HPP
#define U8LIT_ENCODE_HPP

// Encode: a scalar value as a sequence of code units.

// IWYU pragma: begin_exports
#include <u8lit/encoding/encode.hpp>
// IWYU pragma: end_exports

#endif
