// SPDX-License-Identifier: BSL-1.0
// Two keys that would be well-formed if they were put together are not apart.
#include <u8lit.hpp>

inline constexpr u8lit::text_key<> rows[] = {"a", "\xE2\x82", "\xAC"};
inline constexpr auto keywords = u8lit::make_text_set<rows>;  // refused

// g++: "row 2: ill-formed UTF-8: the sequence at byte 1 (E2 82) is truncated (RFC 3629, section 4)"
// clang: invalid_key::ill_formed< | key_number<2> | truncated< | at_octet<1> | octet::xE2 | octet::x82 | RFC_3629_section_4
// first: g++
