// SPDX-License-Identifier: BSL-1.0
// A surrogate among scalar values (RFC 3629 section 3).
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::make_code_points({U'a', 0xD800});  // refused

// g++: array subscript value '55296' | surrogate_reserved_for_UTF_16_see_RFC_3629_section_3
// clang: surrogate_see_RFC_3629_section_3(55296, {{&"D8"[0], &"00"[0]
