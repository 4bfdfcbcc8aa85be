// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DECODE_HPP
#define U8LIT_DECODE_HPP

// <u8lit/decode.hpp>: decode_front, decode_back; scalar values of input that may be ill-formed.
//
//   decode_front           decodes the first sequence; returns a decoded
//   decode_back            decodes the last sequence
//   scalars                a range of scalar values, U+FFFD for each maximal subpart that is ill-formed
//   scalars_with_faults    a range of elements with value, fault, offset and length
//   is_scalar_value        whether a number is a scalar value; is_noncharacter, a noncharacter such as U+FFFE
//   code_points            the range 0 to 10FFFF
//   replacement_character  U+FFFD

// IWYU pragma: begin_exports
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/decoding_view.hpp>
#include <u8lit/encoding/scalar_value.hpp>
// IWYU pragma: end_exports

#endif
