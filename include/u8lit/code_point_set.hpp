// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CODE_POINT_SET_HPP
#define U8LIT_CODE_POINT_SET_HPP

// Sets of characters: code_points_of, code_point_set, find_first_of.

// IWYU pragma: begin_exports
#include <u8lit/code_point/code_point_ranges.hpp>
#include <u8lit/code_point/code_point_set.hpp>
#include <u8lit/code_point/code_points_in.hpp>
#include <u8lit/code_point/code_points_where.hpp>
#include <u8lit/code_point/find_first_of.hpp>
// IWYU pragma: end_exports

#endif
