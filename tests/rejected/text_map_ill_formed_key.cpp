// SPDX-License-Identifier: BSL-1.0
// A key that is ill-formed is named with its number, its fault and the octet.
#include <u8lit.hpp>

inline constexpr u8lit::text_row<int> rows[] = {{"rot", 1}, {"gr\xFCn", 2}};
inline constexpr auto colours = u8lit::make_text_map<rows>;  // refused

// g++: "row 2: ill-formed UTF-8: byte 3 (FC) can only begin a sequence above U+10FFFF (RFC 3629, section 1)"
// clang: invalid_key::ill_formed< | key_number<2> | invalid_lead< | at_octet<3> | octet::xFC | RFC_3629_section_1
// first: g++
