// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODING_SCHEME_HPP
#define U8LIT_ENCODING_SCHEME_HPP

// <u8lit/encoding_scheme.hpp>: UTF-16BE, UTF-32LE and the like as bytes; byte order marks.
//
//   encoding_scheme         UTF-8, and UTF-16 and UTF-32 in both byte orders
//   to_octets               converts text to bytes; initial_mark says whether to write a byte order mark
//   from_octets             converts bytes to text
//   detect_byte_order_mark  the encoding scheme that a byte order mark indicates
//   apply_byte_order_mark   keeps, strips or forbids one, as byte_order_mark says

// IWYU pragma: begin_exports
#include <u8lit/transcoding/byte_order_mark.hpp>
#include <u8lit/transcoding/encoded_octets.hpp>
#include <u8lit/transcoding/encoding_scheme.hpp>
// IWYU pragma: end_exports

#endif
