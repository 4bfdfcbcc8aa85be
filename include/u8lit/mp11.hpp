// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MP11_HPP
#define U8LIT_MP11_HPP

// <u8lit/mp11.hpp>: Boost.Mp11: lists of the characters of a text.
//
//   mp_scalars    the scalar values of a text_constant as an mp_list; mp_units, the code units
//   mp_text       the text_constant of such a list
//   mp_text_less  code point order, for mp_sort

// IWYU pragma: begin_exports
#include <u8lit/glue/mp11.hpp>
// IWYU pragma: end_exports

#endif
