// SPDX-License-Identifier: BSL-1.0
// A negative number, which is none of any character.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{-1, 5}});  // refused

// g++: u8lit::detail::not_a_scalar_range::beyond_U_10FFFF{4294967295, 5}
// clang: beyond_U_10FFFF_see_RFC_3629_section_3(4294967295, 5
