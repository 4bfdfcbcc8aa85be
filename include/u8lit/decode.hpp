// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DECODE_HPP
#define U8LIT_DECODE_HPP

// Decode_front, decode_back; scalars of input that nobody has validated.

// IWYU pragma: begin_exports
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/decoding_view.hpp>
// IWYU pragma: end_exports

#endif
