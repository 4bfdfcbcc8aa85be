// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_MAP_HPP
#define U8LIT_CODE_POINT_MAP_HPP

// <u8lit/code_point_map.hpp>: constant tables with characters for keys.
//
//   make_code_point_map        makes a code_point_map of rows
//   make_small_code_point_map  makes a smaller one, which takes three look-ups instead of two
//   code_point_row             a range of characters and its value

// IWYU pragma: begin_exports
#include <u8lit/code_point/code_point_map.hpp>
// IWYU pragma: end_exports

#endif
