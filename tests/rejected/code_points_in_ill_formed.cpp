// SPDX-License-Identifier: BSL-1.0
// The scalar values of no text.
#include <u8lit/code_point_set.hpp>

const auto set = u8lit::code_points_in("a\xC0");  // refused

// g++: array subscript value '2' | invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1_at_octet_number
// clang: invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1(2, {{&"C0"[0]
// lines: g++: 14
