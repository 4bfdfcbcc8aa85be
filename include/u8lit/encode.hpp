// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_ENCODE_HPP
#define U8LIT_ENCODE_HPP

// <u8lit/encode.hpp>: encode: the code units of a scalar value.
//
//   encode     returns a utf8_sequence: 1 to 4 code units
//   encode_to  writes them to a buffer

// IWYU pragma: begin_exports
#include <u8lit/encoding/encode.hpp>
// IWYU pragma: end_exports

#endif
