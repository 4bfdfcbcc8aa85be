// SPDX-License-Identifier: BSL-1.0
// Both ends are scalar values, but there are surrogates between them.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{0x3400, 0xFFFD}});  // refused

// g++: u8lit::detail::not_a_scalar_range::surrogates_in_it_split_it_around_D800_to_DFFF{13312, 65533}
// clang: surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3(13312, 65533, {{&"34"[0], &"00"[0] | {{&"FF"[0], &"FD"[0]
