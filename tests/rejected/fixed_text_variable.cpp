// SPDX-License-Identifier: BSL-1.0
// The value itself.
#include <u8lit/text.hpp>

constexpr u8lit::fixed_text name = "\xC0\x80";  // refused

// g++: value '1' | invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1_at_octet_number
// clang: invalid_lead_only_an_overlong_sequence_could_begin_so_see_RFC_3629_section_1(1, | C0
// errors: g++ 12-13: 2 | clang 16+: 2
// lines: g++: 12 | g++ 16+: 13 | clang 16+: 24
