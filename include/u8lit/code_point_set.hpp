// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SET_HPP
#define U8LIT_CODE_POINT_SET_HPP

// <u8lit/code_point_set.hpp>: sets of characters, and searching text for their members.
//
//   make_code_points     a set of numbers and ranges, a code_point_ranges; combine with | & - ^ ~
//   code_points_in       the characters of a text
//   code_points_where    all characters for which a predicate is true
//   all_scalar_values    the set of all characters
//   is_subset            whether a set is part of another
//   make_code_point_set  a code_point_set, a bitmap for fast look-up
//   code_point_range     a range of code points; scalar_range is one without surrogates
//   find_first_of        the first character that is in a set; find_first_not_of, the first that is not
//   prefix_in            the longest prefix of characters in a set

// IWYU pragma: begin_exports
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/code_point/code_point_set.hpp>
#include <u8lit/code_point/code_points_in.hpp>
#include <u8lit/code_point/code_points_where.hpp>
#include <u8lit/code_point/find_first_of.hpp>
#include <u8lit/encoding/scalar_value.hpp>
// IWYU pragma: end_exports

#endif
