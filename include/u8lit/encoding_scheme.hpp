// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_SCHEME_HPP
#define U8LIT_ENCODING_SCHEME_HPP

// UTF-16BE and its like, byte order marks.

// IWYU pragma: begin_exports
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/encoded_octets.hpp>
#include <u8lit/transcoding/encoding_scheme.hpp>
// IWYU pragma: end_exports

#endif
