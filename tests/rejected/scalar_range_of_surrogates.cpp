// SPDX-License-Identifier: BSL-1.0
// Surrogates, which are no scalar values (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({{0xD800, 0xDBFF}, U'a'});  // refused

// g++: u8lit::detail::not_a_scalar_range::surrogates_in_it_split_it_around_D800_to_DFFF{55296, 56319}
// clang: surrogates_in_it_split_it_around_D800_to_DFFF_see_RFC_3629_section_3(55296, 56319, {{&"D8"[0], &"00"[0] | {{&"DB"[0], &"FF"[0]
