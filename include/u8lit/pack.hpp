// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_PACK_HPP
#define U8LIT_PACK_HPP

// <u8lit/pack.hpp>: constants to packs of characters and back; other libraries' strings.
//
//   to_pack            a class template with the code units or scalar values of a constant as arguments
//   from_pack          the text_constant of such a pack
//   from_string        the text_constant of another library's constant string
//   make_scalar_array  the scalar values of a literal as a constant array

// IWYU pragma: begin_exports
#include <u8lit/text/scalar_array.hpp>
#include <u8lit/transcoding/pack.hpp>
#include <u8lit/transcoding/from_string.hpp>
// IWYU pragma: end_exports

#endif
