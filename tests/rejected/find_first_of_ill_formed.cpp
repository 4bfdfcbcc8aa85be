// SPDX-License-Identifier: BSL-1.0
// What is searched is no text.
#include <u8lit.hpp>
#include <u8lit/find_first_of.hpp>

inline constexpr auto digits = u8lit::code_points_of({{U'0', U'9'}});

const bool found = sizeof(u8lit::find_first_of<"ab\xC0", digits>()) > 0;  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | RFC_3629_section_1
